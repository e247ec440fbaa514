// Chips for a throw: drawn as chips, one column of odds a choice, all to the same scale.
import type { Choice, Odd, Part } from '../../engine/types';
import { t } from '../../i18n';
import { ChipRow } from '../parts/ChipRow';
import { useRoving } from '../parts/roving';
import { oddsSpoken, oddWord } from '../price';
import type { DashProps } from '../types';
import { Frame } from './Frame';
import { carOf } from './instruments';
import { throwOf } from './words';

const counts = ['chips_none', 'chips_one', 'chips_two', 'chips_three'] as const;

function modifierOf(choice: Choice): number {
  return Math.abs(Number(choice.label));
}

function nameOf(choice: Choice): string {
  const modifier = modifierOf(choice);
  return modifier === 0 ? t('speed_circuit.chips_none') : `−${modifier}`;
}

function best(part: Part | undefined): Odd | undefined {
  return part?.odds?.find((odd) => odd.tone === 'free') ?? part?.odds?.[0];
}

/** The one result that is certain, where the dice lie already. */
function certain(part: Part | undefined): Odd | undefined {
  return part?.odds?.find((odd) => odd.ways === part.of);
}

function actOf(choice: Choice, isThrown: boolean): string {
  const part = throwOf(choice.price);
  const odd = isThrown ? certain(part) : best(part);
  if (!part || !odd) return t('speed_circuit.chips');
  const what = oddWord(odd);
  const chips = nameOf(choice);
  if (isThrown)
    return modifierOf(choice) === 0
      ? t('speed_circuit.act_chips_keep', { what })
      : t('speed_circuit.act_chips_spend', { what, chips });
  const values = { what, ways: odd.ways, of: part.of ?? 0, chips };
  return modifierOf(choice) === 0
    ? t('speed_circuit.act_chips_none', values)
    : t('speed_circuit.act_chips', values);
}

function Column({ part }: { part: Part }) {
  const odds = part.odds ?? [];
  return (
    <>
      <span class="chip-column" aria-hidden="true">
        {[...odds]
          .reverse()
          .map(
            (odd) =>
              odd.ways > 0 && (
                <span key={odd.what} class={`fill-${odd.tone}`} style={{ flexGrow: odd.ways }} />
              ),
          )}
      </span>
      <span class="chip-odds" aria-hidden="true">
        {odds.map((odd) => (
          <span key={odd.what}>
            <b class={`tone-${odd.tone}`}>{t('dash.fraction', { ways: odd.ways, of: part.of ?? 0 })}</b>{' '}
            {oddWord(odd)}
          </span>
        ))}
      </span>
    </>
  );
}

export function ChipsDash(props: DashProps) {
  const { desk, selected, onSelect, onDecide, disabledBecause } = props;
  const car = carOf(desk);
  const chosen = selected === null ? undefined : desk.choices[selected];
  const isThrown = (car.dice ?? 0) > 0;
  const modifier = chosen ? modifierOf(chosen) : 0;
  const confirm = () => {
    if (chosen && disabledBecause === null) onDecide(chosen.decision);
  };
  const roving = useRoving(
    desk.choices.map((_, i) => i),
    selected,
    onSelect,
    confirm,
  );
  const ones = car.ones ?? 0;
  const threes = car.threes ?? 0;
  return (
    <Frame
      props={props}
      below={
        isThrown ? t('speed_circuit.say_chips_thrown', { dice: car.dice ?? 0 }) : t('speed_circuit.say_chips')
      }
      words={
        <ChipRow
          chips={[
            { label: '−1', count: ones, spent: modifier === 3 ? 0 : modifier },
            { label: '−3', count: threes, spent: modifier === 3 ? 1 : 0 },
          ]}
          label={`${t('speed_circuit.chips')}: ${t('speed_circuit.chips_spoken', { ones, threes })}`}
        />
      }
      buttons={
        <button
          type="button"
          class="button button-main"
          disabled={!chosen || disabledBecause !== null}
          onClick={confirm}
        >
          {!isThrown && (
            <span class="family-die" aria-hidden="true">
              ?
            </span>
          )}
          {chosen ? actOf(chosen, isThrown) : t('speed_circuit.chips')}
        </button>
      }
    >
      <div
        class="chip-columns scroll-row"
        role="radiogroup"
        aria-label={t('speed_circuit.chips')}
        onKeyDown={roving.onKeyDown}
      >
        {desk.choices.map((choice, i) => {
          const part = throwOf(choice.price);
          const note = counts[modifierOf(choice)];
          return (
            <button
              type="button"
              role="radio"
              key={choice.label}
              ref={roving.ref(i)}
              class="chip-choice"
              aria-checked={selected === i}
              aria-label={[nameOf(choice), part ? oddsSpoken(part) : ''].join(': ')}
              tabIndex={roving.tabIndex(i)}
              onClick={() => {
                onSelect(i);
              }}
            >
              <span class="chip-name">{nameOf(choice)}</span>
              <span class="small">{modifierOf(choice) > 0 && note ? t(`speed_circuit.${note}`) : ' '}</span>
              {part && <Column part={part} />}
            </button>
          );
        })}
      </div>
    </Frame>
  );
}
