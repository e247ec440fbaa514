import { useState } from 'preact/hooks';
import { giveResult } from '../../api/leagues';
import type { LeagueRace } from '../../api/league_types';
import { t } from '../../i18n';
import { useAct } from '../../league/act';
import { ordinal } from '../../league/words';
import { shownName } from '../../ui/names';
import { Stepper } from '../../ui/Stepper';
import { carsOf, handResults, press, toggleCrash, type Car, type Finish } from './by_hand';
import type { DeskProps } from './index';
import { Refusal } from './Refusal';

const carsMost = 24;
const nobody: Finish = { order: [], crashed: [] };

/** Places by pressing drivers in the order they finished. */
export function ByHand({ race, league, watch }: DeskProps & { race: LeagueRace }) {
  const [count, setCount] = useState(race.drivers.length);
  const [finish, setFinish] = useState(nobody);
  const act = useAct(watch);
  const cars = carsOf(race.drivers, count);
  const give = () =>
    act.run(() => giveResult(league.id, { race: race.id, cars: count, results: handResults(cars, finish) }));
  return (
    <div class="desk-hand">
      <p class="legend-hint">{t('league.by_hand_hint')}</p>
      <Stepper
        label={t('league.cars_started')}
        value={count}
        least={race.drivers.length}
        most={carsMost}
        onChange={(next) => {
          setCount(next);
          setFinish(nobody);
        }}
      />
      <ul class="desk-finish">
        {cars.map((car, i) => (
          <CarLine
            key={i}
            car={car}
            place={finish.order.indexOf(i) + 1}
            isCrashed={finish.crashed.includes(i)}
            onPress={() => setFinish(press(finish, i))}
            onCrash={() => setFinish(toggleCrash(finish, i))}
          />
        ))}
      </ul>
      <Refusal failure={act.failure} />
      <button type="button" class="button button-main" disabled={act.isBusy} onClick={() => void give()}>
        {t('league.give_result')}
      </button>
    </div>
  );
}

function CarLine({
  car,
  place,
  isCrashed,
  onPress,
  onCrash,
}: {
  car: Car;
  place: number;
  isCrashed: boolean;
  onPress(): void;
  onCrash(): void;
}) {
  const name = car.name === null ? t('league.automatic_car', { number: car.mark }) : shownName(car.name);
  const called = car.name !== null && car.mark ? `${name} ${car.mark}` : name;
  return (
    <li>
      <button type="button" class="desk-toggle" aria-pressed={place > 0} onClick={onPress}>
        {called}
        <b>{place > 0 ? ordinal(place) : isCrashed ? '' : t('league.end_out')}</b>
      </button>
      <button type="button" class="desk-toggle desk-crash" aria-pressed={isCrashed} onClick={onCrash}>
        {t('league.end_crash')}
        <span class="visually-hidden">{called}</span>
      </button>
    </li>
  );
}
