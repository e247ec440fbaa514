// What both levels' dashboards have around their instruments: the question, where the car stands, the one button.
import type { ComponentChildren } from 'preact';
import type { Choice, Desk, Table } from '../../engine/types';
import { said, t } from '../../i18n';
import { Compare } from '../compare/Compare';
import type { Comparing } from '../compare/useCompare';
import { isOpen } from '../first';
import type { DashProps } from '../types';
import { buttonWords, capital } from './words';

export function Ask({ desk, table, standing }: { desk: Desk; table: Table; standing: string[] }) {
  return (
    <header class="gp-ask">
      <h2 class="head">{said('grand_prix', desk.question.key, desk.question.with)}</h2>
      <p class="gp-standing">{capital(standing.join(', '))}</p>
      <p class="small gp-about">
        {said('grand_prix', desk.question.key.replace('ask_', 'about_'), desk.question.with)}
      </p>
      <Mates desk={desk} table={table} />
    </header>
  );
}

/** The other cars of the one who is asked. */
function Mates({ desk, table }: { desk: Desk; table: Table }) {
  const own = table.cars.find((car) => car.car === desk.car);
  const mates = table.cars.filter((car) => car.seat === own?.seat && car.car !== desk.car);
  if (!own || !table.hasStarted) return null;
  return (
    <>
      {mates.map((car) => (
        <p class="small gp-mate" key={car.car}>
          {t('grand_prix.mate', {
            car: car.number,
            place: car.rank,
            where: whereIs(car.condition, car.place),
          })}
        </p>
      ))}
    </>
  );
}

function whereIs(condition: string, place: string): string {
  if (condition === 'home') return t('grand_prix.mate_home');
  if (condition === 'out') return t('grand_prix.mate_out');
  return place === 'box' ? t('grand_prix.mate_box') : t('grand_prix.mate_cell', { cell: place });
}

/** The choices side by side in the place of the instruments. */
export function Comparison({
  props,
  compare,
  standing,
  children,
}: {
  props: DashProps;
  compare: Comparing;
  standing: string[];
  children: ComponentChildren;
}) {
  const { desk, table, shape } = props;
  return (
    <section class={`gp gp-in-${shape} gp-compares`}>
      <Ask desk={desk} table={table} standing={standing} />
      <Compare compare={compare} props={props} />
      {children}
    </section>
  );
}

interface ActProps {
  choice: Choice | undefined;
  gearNow: number;
  disabledBecause: string | null;
  onDecide(): void;
  /** Beside the main button. */
  children?: ComponentChildren;
}

export function Act({ choice, gearNow, disabledBecause, onDecide, children }: ActProps) {
  return (
    <div class="gp-act">
      <div class="gp-buttons">
        {children}
        <button
          type="button"
          class="button button-main gp-main"
          disabled={!isOpen(choice) || disabledBecause !== null}
          onClick={onDecide}
        >
          {choice && buttonWords(choice, gearNow)}
        </button>
      </div>
      {disabledBecause !== null && <p class="small">{disabledBecause}</p>}
    </div>
  );
}
