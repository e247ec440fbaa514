// What every question has around it: where the car stands, the team, one button.
import type { ComponentChildren } from 'preact';
import { said, t } from '../../i18n';
import { Icon } from '../../ui/Icon';
import { isOpen } from '../first';
import type { DashProps } from '../types';
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
  return (
    <section class="mc">
      <div class={`mc-in mc-in-${shape}`}>
        <div class="mc-main">
          <header class="mc-header">
            <h2 class="head">{sayWords(desk.question)}</h2>
            {car.place && <p class="mc-standing">{standingWords(car)}</p>}
            {car.car && <p class="mc-lap">{lapWords(car)}</p>}
          </header>
          {children}
        </div>
        <div class="mc-act">
          {beside}
          {choice && <WhyBarred choice={choice} />}
          {shape === 'wide' && <Team car={car} current={desk.car} />}
          <button
            type="button"
            class="button button-main"
            disabled={!isOpen(choice) || disabledBecause !== null}
            onClick={() => isOpen(choice) && onDecide(choice.decision)}
          >
            {choice?.kind === 'throw' && <Icon name="die" />}
            {choice ? buttonWords(choice) : sayWords(desk.question)}
          </button>
          {disabledBecause !== null && <p class="small">{disabledBecause}</p>}
        </div>
      </div>
    </section>
  );
}
