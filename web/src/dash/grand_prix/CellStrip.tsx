// The cells ahead: number, factor, cars, and the windows as brackets under them.
import { t } from '../../i18n';
import type { CellAhead, Way } from './instruments';
import './CellStrip.css';

export interface Bracket {
  least: number;
  most: number;
  words: string;
  isPushed: boolean;
}

interface Props {
  cells: CellAhead[];
  brackets: Bracket[];
  /** The way that is shown: cells entered, and what it meets. */
  rows?: number;
  way?: Way | undefined;
  /** A die may fall on the way. */
  isRisky?: boolean;
  isValue?: boolean;
}

function spoken(cell: CellAhead, index: number, props: Props): string {
  const values = { cell: cell.place, factor: cell.factor };
  const braking = props.way?.brakings[index] ?? 0;
  const checks = props.way?.checkedIn === index + 1 ? props.way.checks : 0;
  return [
    cell.isBeyond
      ? t('grand_prix.strip_beyond')
      : t(props.isValue ? 'grand_prix.strip_value' : 'grand_prix.strip_cell', values),
    ...(cell.cars.length > 0 ? [t('grand_prix.strip_cars', { cars: cell.cars.join(' ') })] : []),
    ...(cell.isFull ? [t('grand_prix.strip_full')] : []),
    ...(cell.hasBox ? [t('grand_prix.strip_box')] : []),
    ...(braking > 0 ? [t('grand_prix.strip_braking', { times: braking })] : []),
    ...(checks > 0 ? [t('grand_prix.strip_checks', { times: checks })] : []),
    ...(props.rows === index + 1 ? [t('grand_prix.strip_end')] : []),
  ].join(', ');
}

export function CellStrip(props: Props) {
  const { cells, brackets, rows = 0, way } = props;
  const count = cells.length;
  return (
    <div class={`gp-strip ${props.isRisky ? 'is-risky' : ''}`} style={{ '--cells': count }}>
      <ol class="gp-cells" aria-label={t('grand_prix.strip')}>
        {cells.map((cell, i) => {
          const braking = way?.brakings[i] ?? 0;
          const isChecked = way?.checkedIn === i + 1;
          return (
            <li
              key={cell.place}
              class={`${i < rows ? 'is-driven' : ''} ${rows === i + 1 ? 'is-end' : ''}`}
              aria-label={spoken(cell, i, props)}
            >
              <span class={`gp-cell-count ${braking > 0 ? 'gp-braking' : ''}`} aria-hidden="true">
                {braking > 0 ? brakingMark(braking) : i + 1}
              </span>
              <span
                aria-hidden="true"
                class={`gp-cell gp-factor-${Math.min(3, cell.factor)} ${cell.isFull ? 'is-full' : ''} ${cell.isBeyond ? 'is-beyond' : ''} ${isChecked ? 'is-checked' : ''}`}
              >
                {cell.factor > 0 ? cell.factor : ''}
              </span>
              <span class="gp-cell-cars" aria-hidden="true">
                {cell.hasBox ? '⌂' : ''}
                {cell.cars.length > 1 ? `${cell.cars.length}×` : cell.cars[0]}
              </span>
            </li>
          );
        })}
      </ol>
      {brackets.map((bracket) => (
        <BracketLine key={bracket.words} bracket={bracket} count={count} />
      ))}
    </div>
  );
}

/** 'B', 'B2': stands where the count of the cell would. */
function brakingMark(times: number): string {
  return times > 1 ? `B${times}` : 'B';
}

/** A window that reaches down to 0 has its left end before the first cell. */
function BracketLine({ bracket, count }: { bracket: Bracket; count: number }) {
  const first = Math.max(0, bracket.least - 1);
  const last = Math.min(count, bracket.most);
  const at = (cells: number) => `${(cells / count) * 100}%`;
  return (
    <p class={`gp-bracket small ${bracket.isPushed ? 'is-pushed' : ''}`}>
      <span
        class="gp-bracket-line"
        style={{ left: at(first), width: at(Math.max(0, last - first)) }}
        aria-hidden="true"
      />
      <span class="gp-bracket-words" style={{ left: `clamp(18%, ${at((first + last) / 2)}, 82%)` }}>
        {bracket.words}
      </span>
    </p>
  );
}
