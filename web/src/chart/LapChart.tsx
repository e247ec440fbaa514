// Place by turn. One widget for keyboard and screen reader: a slider over the turns; Enter, a click or a tap replays the turn.
import { useRef } from 'preact/hooks';
import { carShapes } from '../board/cars';
import { t } from '../i18n';
import { ChartCar } from './ChartCar';
import { columnAt, columnX, dashOf, linePath, placeY, type Plot } from './geometry';
import { orderAt, type Chart, type ChartLine } from './places';
import { useWidth } from './useWidth';
import './lapchart.css';

interface Props {
  chart: Chart;
  /** Column that is looked at. */
  selected: number;
  onSelect(column: number): void;
  onOpen(column: number): void;
  /** Why a car is out, in words. */
  outWords(result: string): string;
}

function rowHeight(cars: number): number {
  return cars <= 6 ? 48 : cars <= 10 ? 42 : 38;
}

function plotOf(width: number, chart: Chart): Plot {
  const isNarrow = width < 560;
  const row = rowHeight(chart.lines.length);
  return {
    left: isNarrow ? 44 : 60,
    right: width - (isNarrow ? 44 : 64),
    top: 24 + row / 2,
    row,
    columns: chart.turns.length,
  };
}

/** 'You', 'Valli', or with the number where a driver has several cars. */
export function nameOf(line: Pick<ChartLine, 'driver' | 'number' | 'isMine' | 'isOneOfSeveral'>): string {
  const name = line.isMine ? t('result.you') : line.driver;
  if (!name) return t('result.car_number', { number: line.number });
  return line.isOneOfSeveral ? t('result.name_car', { name, number: line.number }) : name;
}

export function turnWords(turn: number): string {
  return turn === 0 ? t('result.grid') : t('result.turn', { turn });
}

function Line({ line, plot }: { line: ChartLine; plot: Plot }) {
  const path = linePath(plot, line.places);
  const colour = carShapes[line.shape % carShapes.length]!.colour;
  return (
    <g>
      <path class="lapchart-casing" d={path} />
      <path
        class={line.isMine ? 'lapchart-line lapchart-mine' : 'lapchart-line'}
        d={path}
        stroke={colour}
        stroke-dasharray={dashOf(line.isMine && !line.isOneOfSeveral ? 0 : line.dash)}
      />
    </g>
  );
}

function Ends({ line, plot, outWords }: { line: ChartLine; plot: Plot; outWords(result: string): string }) {
  const first = line.places[0];
  const last = line.places.at(-1);
  if (first === undefined || last === undefined) return null;
  const end = columnX(plot, line.places.length - 1);
  const y = placeY(plot, last);
  const isLate = end > plot.left + (plot.right - plot.left) * 0.7;
  return (
    <g>
      <circle class="lapchart-roundel" cx={plot.left} cy={placeY(plot, first)} r={9} />
      <text class="lapchart-number" x={plot.left} y={placeY(plot, first) + 4}>
        {line.number}
      </text>
      <ChartCar shape={line.shape} number={line.number} x={end + 26} y={y} />
      {line.out && (
        <text
          class="lapchart-out"
          x={isLate ? end - 10 : end + 54}
          y={y + (isLate ? -9 : 4)}
          text-anchor={isLate ? 'end' : 'start'}
        >
          {t('result.out_at', { why: outWords(line.out.result), turn: line.out.turn })}
        </text>
      )}
    </g>
  );
}

export function LapChart({ chart, selected, onSelect, onOpen, outWords }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame, 760);
  const plot = plotOf(width, chart);
  const bottom = placeY(plot, chart.lines.length) + plot.row / 2;
  const last = chart.turns.length - 1;
  const leaders = orderAt(chart, selected).map(nameOf).join(', ');

  // A page may be shown larger than it was laid out: pointers are measured on the screen, the chart is not.
  const columnOf = (event: MouseEvent) => {
    const shown = (event.currentTarget as Element).getBoundingClientRect();
    return columnAt(plot, ((event.clientX - shown.left) * width) / Math.max(shown.width, 1));
  };
  const key = (event: KeyboardEvent) => {
    const steps: Record<string, number> = {
      ArrowLeft: selected - 1,
      ArrowDown: selected - 1,
      ArrowRight: selected + 1,
      ArrowUp: selected + 1,
      PageDown: selected - 5,
      PageUp: selected + 5,
      Home: 0,
      End: last,
    };
    const to = steps[event.key];
    if (to !== undefined) onSelect(Math.min(last, Math.max(0, to)));
    else if (event.key === 'Enter' || event.key === ' ') onOpen(selected);
    else return;
    event.preventDefault();
  };

  return (
    <div class="lapchart" ref={frame}>
      <div
        class="lapchart-plate"
        role="slider"
        tabIndex={0}
        aria-label={t('result.chart_label')}
        aria-valuemin={chart.turns[0] ?? 0}
        aria-valuemax={chart.turns[last] ?? 0}
        aria-valuenow={chart.turns[selected] ?? 0}
        aria-valuetext={t('result.chart_value', {
          turn: turnWords(chart.turns[selected] ?? 0),
          names: leaders,
        })}
        onKeyDown={key}
        onPointerMove={(event) => event.pointerType === 'mouse' && onSelect(columnOf(event))}
        onClick={(event) => onOpen(columnOf(event))}
      >
        <svg width={width} height={bottom + 26} aria-hidden="true">
          {chart.laps.map(({ lap, column }) => (
            <g key={lap}>
              <path class="lapchart-lap" d={`M${columnX(plot, column)} 22V${bottom}`} />
              <text class="lapchart-tick" x={columnX(plot, column) + 4} y={bottom + 15}>
                {t('result.lap', { lap })}
              </text>
            </g>
          ))}
          <path class="lapchart-cursor" d={`M${columnX(plot, selected)} 22V${bottom}`} />
          <text class="lapchart-tick lapchart-turn" x={Math.min(width - 30, columnX(plot, selected))} y={16}>
            {turnWords(chart.turns[selected] ?? 0)}
          </text>
          {chart.lines.map((_, place) => (
            <text class="lapchart-place" key={place} x={plot.left - 20} y={placeY(plot, place + 1) + 4.5}>
              {place + 1}
            </text>
          ))}
          {[...chart.lines]
            .sort((a, b) => Number(a.isMine) - Number(b.isMine))
            .map((line) => (
              <Line key={line.car} line={line} plot={plot} />
            ))}
          {chart.lines.map((line) => (
            <Ends key={line.car} line={line} plot={plot} outWords={outWords} />
          ))}
        </svg>
      </div>
    </div>
  );
}
