// A payment: the ways of the chart as cards, each with what it takes and what a throw may do.
import type { Choice } from '../../engine/types';
import { t } from '../../i18n';
import { EndCards, type EndCard } from '../parts/EndCards';
import { WearPips } from '../parts/WearPips';
import { priceWords } from '../price';
import type { DashProps } from '../types';
import { Barred, Frame } from './Frame';
import { carOf } from './instruments';
import { spoken, throwOf, wearDue } from './words';

function actOf(choice: Choice): string {
  const price = priceWords(choice.price);
  if (choice.price.ways[0]?.length === 0) return t('speed_circuit.act_pay_nothing');
  if (choice.kind === 'spin') return t('speed_circuit.act_spin', { price });
  return choice.kind === 'throw'
    ? t('speed_circuit.act_throw', { price })
    : t('speed_circuit.act_pay', { price });
}

function nameOf(choice: Choice): string {
  return choice.price.ways[0]?.length === 0 ? t('dash.free') : priceWords(choice.price);
}

function cardOf(choice: Choice, index: number, props: DashProps): EndCard {
  const left = carOf(props.desk).wear - wearDue(choice.price);
  const thrown = throwOf(choice.price);
  const isBarred = choice.decision === '';
  return {
    choice: index,
    title: nameOf(choice),
    price: isBarred ? t('dash.barred') : '',
    tone: isBarred ? 'out' : choice.price.tone,
    lines: isBarred ? [] : [t('speed_circuit.note_left', { left: Math.max(0, left) })],
    isBarred,
    spoken: spoken(nameOf(choice), choice, props.corners),
    ...(thrown && !isBarred ? { odds: thrown } : {}),
  };
}

export function PayDash(props: DashProps) {
  const { desk, selected, onSelect, onDecide, disabledBecause, shape } = props;
  const car = carOf(desk);
  const chosen = selected === null ? undefined : desk.choices[selected];
  const isLawful = chosen !== undefined && chosen.decision !== '';
  const confirm = () => {
    if (isLawful && disabledBecause === null) onDecide(chosen.decision);
  };
  return (
    <Frame
      props={props}
      aside={
        <>
          <WearPips
            wear={car.wear}
            full={car.wearFull}
            laps={car.laps}
            spend={isLawful ? wearDue(chosen.price) : 0}
            label={`${t('speed_circuit.wear')}: ${t('speed_circuit.wear_of', { wear: car.wear, full: car.wearFull })}`}
          />
          <span class="family-figure">{t('dash.units_wear', { units: car.wear })}</span>
        </>
      }
      words={chosen && !isLawful && <Barred choice={chosen} corners={props.corners} />}
      buttons={
        <button
          type="button"
          class="button button-main"
          disabled={!isLawful || disabledBecause !== null}
          onClick={confirm}
        >
          {isLawful ? actOf(chosen) : t('speed_circuit.payments')}
        </button>
      }
    >
      <EndCards
        cards={desk.choices.map((choice, i) => cardOf(choice, i, props))}
        selected={selected}
        label={t('speed_circuit.payments')}
        isCompact={shape === 'sheet' && desk.choices.length > 2}
        onSelect={onSelect}
        onConfirm={confirm}
      />
    </Frame>
  );
}
