import { boardIndex, circuitNamed } from '../../api/boards';
import type { RulesOfServer } from '../../api/types';
import { CircuitOutline } from '../../board/CircuitOutline';
import { t } from '../../i18n';
import type { PlanDraft } from '../../league/plan_text';
import { placeOfRound, roundTitle } from '../../league/words';
import { Icon, type IconName } from '../../ui/Icon';

const roundsMost = 40;

/** Where each round is raced, in order. */
export function Rounds({
  draft,
  info,
  onChange,
}: {
  draft: PlanDraft;
  info: RulesOfServer | undefined;
  onChange(circuits: string[]): void;
}) {
  const { circuits } = draft;
  const move = (from: number, to: number) => {
    const without = circuits.toSpliced(from, 1);
    onChange(without.toSpliced(to, 0, circuits[from]!));
  };
  return (
    <fieldset class="planning-rounds">
      <legend class="head-line">
        <span class="head">{t('league.calendar')}</span>
        <span class="legend-hint">
          {t(draft.format === 'wbc' ? 'league.calendar_hint_wbc' : 'league.calendar_hint')}
        </span>
      </legend>
      <ol>
        {circuits.map((circuit, i) => (
          <RoundLine
            key={i}
            title={titleOf(draft, i)}
            circuit={circuit}
            choices={choicesFor(circuit, info)}
            isFirst={i === 0}
            isLast={i === circuits.length - 1}
            isOnly={circuits.length === 1}
            onChoose={(next) => onChange(circuits.with(i, next))}
            onMove={(by) => move(i, i + by)}
            onRemove={() => onChange(circuits.toSpliced(i, 1))}
          />
        ))}
      </ol>
      <button
        type="button"
        class="button"
        disabled={circuits.length >= roundsMost}
        onClick={() => onChange([...circuits, nextCircuit(circuits)])}
      >
        <Icon name="plus" />
        {t('league.round_add')}
      </button>
    </fieldset>
  );
}

function titleOf(draft: PlanDraft, i: number): string {
  const isFinal = draft.format === 'wbc' && i === draft.circuits.length - 1;
  return roundTitle(
    { ...draft, text: '', options: '' },
    { number: i + 1, circuit: draft.circuits[i]!, is_final: isFinal },
  );
}

/** All circuits; a board of the game that lies over none stays to be chosen. */
function choicesFor(circuit: string, info: RulesOfServer | undefined): string[] {
  const all = boardIndex.value?.circuits.map((one) => one.name) ?? [];
  const own = (info?.circuits ?? []).filter((one) => !all.includes(one));
  return [...new Set([...all, ...own, circuit])];
}

function nextCircuit(circuits: readonly string[]): string {
  const all = boardIndex.value?.circuits.map((one) => one.name) ?? ['monza'];
  return all.find((one) => !circuits.includes(one)) ?? 'monza';
}

function RoundLine({
  title,
  circuit,
  choices,
  isFirst,
  isLast,
  isOnly,
  onChoose,
  onMove,
  onRemove,
}: {
  title: string;
  circuit: string;
  choices: string[];
  isFirst: boolean;
  isLast: boolean;
  isOnly: boolean;
  onChoose(circuit: string): void;
  onMove(by: -1 | 1): void;
  onRemove(): void;
}) {
  const drawn = circuitNamed(circuit);
  return (
    <li>
      <span class="planning-outline">
        {drawn && <CircuitOutline points={drawn.outline} start={drawn.start} />}
      </span>
      <select
        class="field"
        aria-label={title}
        value={circuit}
        onChange={(event) => onChoose(event.currentTarget.value)}
      >
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {placeOfRound(choice)}
          </option>
        ))}
      </select>
      <span class="planning-keys">
        <Key
          icon="up"
          label={t('league.round_up', { round: title })}
          isOff={isFirst}
          onPress={() => onMove(-1)}
        />
        <Key
          icon="down"
          label={t('league.round_down', { round: title })}
          isOff={isLast}
          onPress={() => onMove(1)}
        />
        <Key
          icon="close"
          label={t('league.round_remove', { round: title })}
          isOff={isOnly}
          onPress={onRemove}
        />
      </span>
    </li>
  );
}

function Key({
  icon,
  label,
  isOff,
  onPress,
}: {
  icon: IconName;
  label: string;
  isOff: boolean;
  onPress(): void;
}) {
  return (
    <button type="button" class="button planning-key" title={label} disabled={isOff} onClick={onPress}>
      <Icon name={icon} label={label} />
    </button>
  );
}
