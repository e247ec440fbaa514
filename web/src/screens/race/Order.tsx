// The running order with gaps, wear and damage; once plots are open, the order of movement.
import { useEffect, useRef } from 'preact/hooks';
import type { CarOnTable, Say, Table } from '../../engine/types';
import { partWords } from '../../dash/price';
import { t } from '../../i18n';
import { markWords } from '../../race/areas';
import { homeTurn, isMovement, pipGroups, rowsOf, type Row } from '../../race/order';
import { CarMark } from '../../ui/CarMark';
import { Icon } from '../../ui/Icon';
import type { RaceModel } from './model';

function Pips({ car, laps }: { car: CarOnTable; laps: number }) {
  const { wear, wear_full: full } = car.figures;
  if (wear === undefined || !full) return null;
  return (
    <span class="pips" role="img" aria-label={t('race.wear_left', { wear, full })}>
      {full <= 40 &&
        pipGroups(wear, full, laps).map((group, g) => (
          <span class="pips-lap" key={g}>
            {Array.from({ length: group.full }, (_, i) => (
              <i key={i} class={i < group.left ? 'pip pip-left' : 'pip'} />
            ))}
          </span>
        ))}
      <span class="small">{partWords({ what: 'wear', units: wear })}</span>
    </span>
  );
}

/** Figures that a game counts besides wear, in the order of its board: of the car, and what its driver holds. */
const ofCar = ['tyres', 'brakes', 'gear'] as const;
const held = ['chips', 'cards'] as const;

function figureWords(car: CarOnTable, names: readonly ((typeof ofCar)[number] | (typeof held)[number])[]) {
  return names
    .filter((name) => car.figures[name] !== undefined)
    .map((name) => t(`race.figure_${name}`, { n: car.figures[name]! }))
    .join(', ');
}

function Figures({ car, laps }: { car: CarOnTable; laps: number }) {
  const words = figureWords(car, ofCar);
  return (
    <>
      <Pips car={car} laps={laps} />
      {words && <span class="small order-figures">{words}</span>}
    </>
  );
}

/** Marks that tell of no damage. */
const harmless = new Set(['stop_made', 'special_tyres', 'in_pit', 'pit_lane', 'in_box']);

function Mark({ mark, model }: { mark: Say; model: RaceModel }) {
  const isHarmless = harmless.has(mark.key.replace('mark_', ''));
  return (
    <span class={isHarmless ? 'order-mark order-mark-plain' : 'order-mark'}>
      {markWords(model.session.state.value.info.rules, mark)}
    </span>
  );
}

function PlotState({ row, isMine }: { row: Row; isMine: boolean }) {
  const { plot } = row.car;
  if (plot === 'thinks') {
    return (
      <span class={`plot ${isMine ? 'plot-mine' : ''}`}>
        {isMine ? t('race.plot_yours') : t('race.plot_thinks')}
      </span>
    );
  }
  if (plot === 'in') {
    return (
      <span class="plot plot-in">
        <Icon name="lock" size={14} /> {t('race.plot_in')}
      </span>
    );
  }
  if (!plot && !row.turn) return null;
  return (
    <span class="plot-open">
      {plot && <b>{plot}</b>}
      {row.turn && <small>{t(`race.turn_${row.turn}`)}</small>}
    </span>
  );
}

function stateWords(row: Row, hasStarted: boolean, home: number): string {
  const { car, gap } = row;
  if (!hasStarted) return '';
  if (car.condition === 'home')
    return home > 0 ? t('race.finished_turn', { turn: home }) : t('race.finished');
  if (car.condition === 'out') return t('race.out');
  if (car.rank === 1) return t('race.leader');
  return gap > 0 ? t('race.gap', { rows: gap }) : t('race.level');
}

/** A driver of several cars has them called 1a, 1b. */
function isOneOfSeveral(car: CarOnTable): boolean {
  return /[a-z]$/.test(car.number);
}

function OrderRow({ row, place, model, table }: { row: Row; place: number; model: RaceModel; table: Table }) {
  const { info, seats } = model.session.state.value;
  const { car } = row;
  const isMine = info.you !== null && car.seat === info.you;
  const seat = seats[car.seat];
  const name = isMine ? t('race.you') : car.driver || t('race.automatic');
  const besides = [
    isOneOfSeveral(car) && car.number,
    seat?.kind === 'bot' && t('race.bot'),
    seat?.isAway && t('race.away'),
    figureWords(car, held),
  ];
  return (
    <li
      class={`order-row ${isMine ? 'order-mine' : ''} ${row.turn === 'to_move' ? 'order-to-move' : ''} ${car.condition === 'out' ? 'order-out' : ''}`}
      aria-current={isMine ? 'true' : undefined}
    >
      <span class="order-rank">{place}</span>
      <CarMark shape={car.shape} number={car.number} width={40} />
      <span class="order-who">
        <span>
          <b>{name}</b> <span class="small">{besides.filter(Boolean).join(', ')}</span>
        </span>
        <Figures car={car} laps={table.laps} />
        {car.marks.map((mark) => (
          <Mark key={mark.key} mark={mark} model={model} />
        ))}
      </span>
      <span class="order-speed">
        {car.figures.speed !== undefined && <b>{car.figures.speed}</b>}
        <small>{stateWords(row, table.hasStarted, homeTurn(car, model.shownStory.value))}</small>
      </span>
      <PlotState row={row} isMine={isMine} />
    </li>
  );
}

/** What the figures at the right of a row are. */
function columns(table: Table): string {
  if (table.cars.every((car) => car.figures.speed === undefined)) return t('race.columns_gap');
  const hasPlots = isMovement(table) && table.cars.some((car) => car.plot !== '');
  return hasPlots ? t('race.speed_plot') : t('race.speed_gap');
}

export function Order({ model }: { model: RaceModel }) {
  const table = model.stage.shown.value.table ?? model.session.state.value.table;
  const list = useRef<HTMLOListElement>(null);
  const { desk } = model.session.state.value;
  useEffect(() => {
    // In a large field my own row may lie below the edge.
    list.current?.querySelector('.order-to-move, .order-mine')?.scrollIntoView({ block: 'nearest' });
  }, [desk, table?.atWheel]);
  if (!table) return null;
  const isMoving = isMovement(table);
  return (
    <section class="race-order" tabIndex={-1} aria-labelledby="order-head">
      <header class="rail-head">
        <h2 class="head" id="order-head">
          {isMoving ? t('race.order_movement') : t('race.order_running')}
        </h2>
        <p class="small">{columns(table)}</p>
      </header>
      <ol class={table.cars.length > 6 ? 'order order-dense' : 'order'} ref={list}>
        {rowsOf(table).map((row, i) => (
          <OrderRow key={row.car.car} row={row} place={i + 1} model={model} table={table} />
        ))}
      </ol>
    </section>
  );
}
