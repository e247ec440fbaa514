// Choices side by side in a table. Its heads select, as keys and cards do; who has more choices than columns picks which to see.
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../i18n';
import { Icon } from '../../ui/Icon';
import { OddsBar } from '../parts/OddsBar';
import { useRoving } from '../parts/roving';
import type { DashProps } from '../types';
import { rowsOf, type Column, type RowName } from './column';
import './compare.css';
import type { Comparing } from './useCompare';

function Picks({ compare }: { compare: Comparing }) {
  const { columns, picks } = compare;
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    row.current
      ?.querySelector('[aria-pressed=true]')
      ?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
  }, []);
  return (
    <div class="compare-picks scroll-row" role="group" aria-label={t('dash.compare_pick')} ref={row}>
      {columns.map(({ choice, name, tone }) => (
        <button
          type="button"
          key={choice}
          class={`compare-pick compare-${tone}`}
          aria-pressed={picks.includes(choice)}
          onClick={() => compare.pick(choice)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

function Cell({ column, row }: { column: Column; row: RowName }) {
  if (row === 'odds')
    return <td>{column.odds ? <OddsBar part={column.odds} /> : t('dash.compare_no_die')}</td>;
  return (
    <td>
      {(column.cells[row] ?? []).map(({ text, tone }) => (
        <span key={text} class={tone ? `compare-line strong tone-${tone}` : 'compare-line'}>
          {text}
        </span>
      ))}
    </td>
  );
}

export function Compare({ compare, props }: { compare: Comparing; props: DashProps }) {
  const { columns, picks } = compare;
  const { selected, onSelect, shape } = props;
  const shown = columns.filter(({ choice }) => picks.includes(choice));
  const roving = useRoving(
    shown.map(({ choice }) => choice),
    selected,
    onSelect,
    () => undefined,
  );
  const steps = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    compare.open(false);
  };
  // Enter is left to the screen, which presses the main button.
  const arrows = (event: KeyboardEvent) => {
    if (event.key.startsWith('Arrow')) roving.onKeyDown(event);
  };
  return (
    <div class={`compare compare-in-${shape}`} onKeyDown={steps}>
      {compare.isMany && <Picks compare={compare} />}
      {shown.length === 0 ? (
        <p class="small">{t('dash.compare_none')}</p>
      ) : (
        <div
          class="compare-scroll scroll-row"
          role="region"
          aria-label={t('dash.compare_table')}
          tabIndex={0}
        >
          <table class="compare-table" style={{ '--columns': shown.length }}>
            <thead>
              <tr onKeyDown={arrows}>
                <td />
                {shown.map(({ choice, name, tone }) => (
                  <th key={choice} scope="col">
                    <button
                      type="button"
                      ref={roving.ref(choice)}
                      class={`compare-head compare-${tone}`}
                      aria-pressed={selected === choice}
                      tabIndex={roving.tabIndex(choice)}
                      onClick={() => onSelect(choice)}
                    >
                      {name}
                    </button>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rowsOf(shown).map((row) => (
                <tr key={row}>
                  <th scope="row">{t(`dash.compare_${row}`)}</th>
                  {shown.map((column) => (
                    <Cell key={column.choice} column={column} row={row} />
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  );
}

/** Beside the main button. On a phone the eye alone, with its word for those who hear it. */
export function CompareButton({ compare, props }: { compare: Comparing; props: DashProps }) {
  if (!compare.isOffered) return null;
  const isShort = props.shape === 'sheet';
  return (
    <button
      type="button"
      class={`button compare-button ${isShort ? 'is-short' : ''}`}
      aria-pressed={compare.isOpen}
      aria-label={isShort ? t('dash.compare') : undefined}
      title={isShort ? t('dash.compare') : undefined}
      onClick={() => compare.open(!compare.isOpen)}
    >
      <Icon name="eye" /> {!isShort && t('dash.compare')}
    </button>
  );
}
