// What every question has around it: where the car stands, the team, one button.
import type { ComponentChildren } from 'preact';
import { said, t } from '../../i18n';
import { Icon } from '../../ui/Icon';
import { Compare, CompareButton } from '../compare/Compare';
import { useCompare } from '../compare/useCompare';
import { isOpen } from '../first';
import type { DashProps } from '../types';
import { columnsOf } from './compare';
import { instrumentsOf, type Instruments } from './instruments';
import { WhyBarred } from './Tray';
import { buttonWords, sayWords, standingWords } from './words';

function lapWords(car: Instruments): string {
  if (car.isPractice) return t('motorchamp.practice');
  return t('motorchamp.lap_of', { lap: Math.min(car.lapsAll, (car.laps ?? 0) + 1), laps: car.lapsAll });
}

function placeWords(place: string): string {
  return ['OUT', 'FIN', 'NEW'].includes(place) ? said('motorchamp', `place_${place}`) : place;
}

/** The player's cars, the one that is asked about marked. */
function Team({ car, current }: { car: Instruments; current: number }) {
  return (
    <ul class="mc-team" aria-label={t('motorchamp.team')}>
      {car.team.map((one) => (
        <li
          key={one.number}
          class={one.car === current ? 'is-current' : ''}
          aria-current={one.car === current}
        >
          <b>{one.number}</b> {t('motorchamp.team_car', { laps: one.laps, place: placeWords(one.place) })}
        </li>
      ))}
    </ul>
  );
}

interface Props {
  props: DashProps;
  children: ComponentChildren;
  /** Above the button. */
  beside?: ComponentChildren;
}

export function Frame({ props, children, beside }: Props) {
  const { desk, selected, onDecide, disabledBecause, shape } = props;
  const car = instrumentsOf(desk);
  const choice = selected === null ? undefined : desk.choices[selected];
  const compare = useCompare(props, columnsOf(props));
  return (
    <section class="mc">
      <div class={`mc-in mc-in-${shape} ${compare.isOpen ? 'mc-compares' : ''}`}>
        <div class="mc-main">
          <header class="mc-header">
            <h2 class="head">{sayWords(desk.question)}</h2>
            {car.place && <p class="mc-standing">{standingWords(car)}</p>}
            {car.car && <p class="mc-lap">{lapWords(car)}</p>}
          </header>
          {compare.isOpen ? <Compare compare={compare} props={props} /> : children}
        </div>
        <div class="mc-act">
          {!compare.isOpen && beside}
          {choice && <WhyBarred choice={choice} />}
          {shape === 'wide' && !compare.isOpen && <Team car={car} current={desk.car} />}
          <div class="mc-buttons">
            <CompareButton compare={compare} props={props} />
            <button
              type="button"
              class="button button-main"
              disabled={!isOpen(choice) || disabledBecause !== null}
              onClick={() => isOpen(choice) && onDecide(choice.decision)}
            >
              {choice?.kind === 'throw' && <Icon name="die" />}
              {choice ? buttonWords(choice) : sayWords(desk.question)}
            </button>
          </div>
          {disabledBecause !== null && <p class="small">{disabledBecause}</p>}
        </div>
      </div>
    </section>
  );
}
