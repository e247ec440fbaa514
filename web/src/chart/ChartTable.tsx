// The lap chart for those who would rather read it.
import { t } from '../i18n';
import { nameOf, turnWords } from './LapChart';
import type { Chart } from './places';

export function ChartTable({ chart }: { chart: Chart }) {
  return (
    <details class="lapchart-table">
      <summary>{t('result.chart_table')}</summary>
      <div class="lapchart-scroll scroll-row" tabIndex={0} role="region" aria-label={t('result.chart_table')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('result.driver')}</th>
              {chart.turns.map((turn) => (
                <th scope="col" key={turn}>
                  <abbr title={turnWords(turn)}>{turn === 0 ? t('result.grid_short') : turn}</abbr>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {chart.lines.map((line) => (
              <tr key={line.car}>
                <th scope="row">{nameOf(line)}</th>
                {chart.turns.map((turn, column) => (
                  <td key={turn}>{line.places[column] ?? t('result.out_short')}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
