// The dice tray: S, N, NN, NNS, each with its range and its odds; barred ones dashed and struck, with the clause.
import type { Choice } from '../../engine/types';
import { language, t } from '../../i18n';
import { Clause } from '../Clause';
import { OddsBar } from '../parts/OddsBar';
import { useRoving } from '../parts/roving';
import { meanOf, type Total } from './instruments';
import { sayWords, spoken, throwOf } from './words';

export function Die({ kind, face }: { kind: 'S' | 'N'; face?: number }) {
  return (
    <span class={`mc-die mc-die-${kind}`} aria-hidden="true">
      {face ?? t(kind === 'S' ? 'motorchamp.die_S' : 'motorchamp.die_N')}
    </span>
  );
}

export function diceOf(label: string): ('S' | 'N')[] {
  return [...label].map((die) => (die === 'S' ? 'S' : 'N'));
}

export function rangeWords(totals: Total[]): string[] {
  const mean = new Intl.NumberFormat(language.value, { maximumFractionDigits: 1 }).format(meanOf(totals));
  return [
    t('motorchamp.range', { least: totals[0]?.total ?? 0, most: totals.at(-1)?.total ?? 0 }),
    t('motorchamp.mean', { mean }),
  ];
}

interface Props {
  choices: Choice[];
  totals: Record<string, Total[]>;
  selected: number | null;
  onSelect(choice: number | null): void;
  onConfirm(): void;
}

export function Tray({ choices, totals, selected, onSelect, onConfirm }: Props) {
  const roving = useRoving(
    choices.map((_, i) => i),
    selected,
    onSelect,
    onConfirm,
  );
  return (
    <div
      class="mc-tray scroll-row"
      role="radiogroup"
      aria-label={t('motorchamp.throws_label')}
      onKeyDown={roving.onKeyDown}
    >
      {choices.map((choice, i) => {
        const range = rangeWords(totals[choice.label] ?? []);
        const part = throwOf(choice);
        return (
          <button
            type="button"
            role="radio"
            key={choice.label}
            ref={roving.ref(i)}
            class={`mc-throw ${choice.barred ? 'is-barred' : ''}`}
            aria-checked={selected === i}
            aria-label={spoken(choice.label, choice, [...range, ...choice.notes.map(sayWords)])}
            tabIndex={roving.tabIndex(i)}
            onClick={() => onSelect(i)}
          >
            <span class="mc-dice">
              {diceOf(choice.label).map((kind, n) => (
                <Die key={n} kind={kind} />
              ))}
            </span>
            <b class="mc-throw-name">{choice.label}</b>
            <span class="mc-throw-range">{range.join(', ')}</span>
            {choice.barred && <span class="mc-throw-why">{sayWords(choice.barred)}</span>}
            {!choice.barred && part && <OddsBar part={part} />}
            {choice.notes.map((note) => (
              <span key={note.key} class="mc-throw-why tone-out">
                {sayWords(note)}
              </span>
            ))}
          </button>
        );
      })}
    </div>
  );
}

/** Why the selected throw is barred, with a link to the clause: a key cannot hold one. */
export function WhyBarred({ choice }: { choice: Choice }) {
  if (!choice.barred) return null;
  return (
    <p class="mc-why" role="status">
      {sayWords(choice.barred)} <Clause rules="motorchamp" clause={choice.clause} />
    </p>
  );
}
