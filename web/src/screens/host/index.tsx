// Hosting: the race is put together here; its lobby is where the invitation leads.
import { useEffect, useState } from 'preact/hooks';
import { boardIndex, fetchBoards } from '../../api/boards';
import { isServerThere } from '../../api/client';
import { keepInvite } from '../../api/hosted';
import { haveSession, keptName, me } from '../../api/me';
import { createRace, serverRules } from '../../api/races';
import type { RulesOfServer } from '../../api/types';
import { errorWords } from '../../api/words';
import { t } from '../../i18n';
import { nearest, useField } from '../../ui/field';
import { CircuitCards } from '../../ui/CircuitCards';
import { GameCards } from '../../ui/GameCards';
import { circuitName, isRulesId } from '../../ui/games';
import { NameField } from '../../ui/NameField';
import { shownName, tableName } from '../../ui/names';
import { Notice } from '../../ui/Notice';
import { address, go } from '../../ui/router';
import { Stepper } from '../../ui/Stepper';
import { useTitle } from '../../ui/title';
import './host.css';
import { againOf, tellOthers } from './again';
import { Options } from './Options';
import { PaceFields } from './PaceFields';
import { raceWanted, withDrivers, withSeats, type Plan } from './plan';
import { SeatFields } from './SeatFields';

const usualOthers = ['open', 'open', 'rookie', 'rookie', 'rookie'];

/** A game's board of a circuit may be what an address names: its circuit is meant. */
function circuitOf(name: string): string {
  const circuits = boardIndex.value?.circuits ?? [];
  return circuits.find((one) => Object.values(one.boards).includes(name))?.name ?? name;
}

function firstPlan(): Plan {
  const { query } = address.value;
  const again = againOf(query);
  const rules = query.get('rules');
  const laps = Number(query.get('laps'));
  return {
    rules: isRulesId(rules) ? rules : 'speed-circuit',
    circuit: query.get('circuit') ?? 'monza',
    laps: laps >= 1 ? laps : 2,
    name: tableName(me.value?.name ?? keptName()),
    title: '',
    others: again ? [...again.people.map(() => 'open'), ...again.bots] : usualOthers,
    pace: 60,
    missed: 'bot',
    isPublic: false,
    options: {},
  };
}

export default function Host() {
  useTitle(t('site.host_title'), t('site.host_intro'));
  const [plan, setPlan] = useState(firstPlan);
  const [rules, setRules] = useState<RulesOfServer[]>([]);
  const [isOpening, setOpening] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const again = againOf(address.value.query);
  const change = (part: Partial<Plan>) => setPlan({ ...plan, ...part });

  useEffect(() => {
    void fetchBoards();
    void serverRules().then((answer) => answer.ok && setRules(answer.value.rules));
  }, []);

  const circuit = circuitOf(plan.circuit);
  const field = useField(plan.rules, circuit, plan.options);
  const seats = nearest(field.seats, plan.others.length + 1);
  const laps = nearest(field.laps, plan.laps);
  const canRace = !field.isKnown || (field.seats.length > 0 && field.laps.length > 0);
  const seated = withDrivers(withSeats(plan, seats - 1), field.drivers);
  const name = tableName(plan.name);

  const open = async (event: Event) => {
    event.preventDefault();
    setOpening(true);
    setFailure(null);
    const session = await haveSession(name);
    const title =
      plan.title.trim() || t('site.title_usual', { name: shownName(name), circuit: circuitName(circuit) });
    const answer = session.ok
      ? await createRace(raceWanted({ ...seated, name, laps, title, circuit }))
      : session;
    setOpening(false);
    if (!answer.ok) {
      setFailure(errorWords(answer.error));
      return;
    }
    const { race, invite } = answer.value;
    keepInvite(race.id, invite);
    if (again) await tellOthers(again, race.id, invite, title);
    go(`/join/${race.id}?invite=${invite}`);
  };

  return (
    <form class="page host" onSubmit={(event) => void open(event)}>
      <div class="host-main">
        <div>
          <h1 class="title">{t('site.host_title')}</h1>
          <p class="page-lead">{t('site.host_intro')}</p>
        </div>
        <GameCards chosen={plan.rules} onChoose={(id) => change({ rules: id, options: {} })} />
        <CircuitCards
          circuits={boardIndex.value?.circuits ?? []}
          chosen={circuit}
          onChoose={(next) => change({ circuit: next })}
        />
        <Options
          rules={plan.rules}
          options={rules.find((one) => one.id === plan.rules)?.options ?? []}
          chosen={plan.options}
          onChange={(options) => change({ options })}
        />
      </div>
      <div class="host-side panel">
        <NameField value={plan.name} onInput={(next) => change({ name: next })} />
        <label class="labelled">
          <span>{t('site.title_of_race')}</span>
          <input
            class="field"
            maxLength={60}
            value={plan.title}
            placeholder={t('site.title_usual', {
              name: shownName(name) || t('site.nameless'),
              circuit: circuitName(circuit),
            })}
            onInput={(event) => change({ title: event.currentTarget.value })}
          />
        </label>
        <div class="host-numbers">
          <Stepper
            label={t('site.laps')}
            value={laps}
            among={field.laps}
            onChange={(next) => change({ laps: next })}
          />
          <Stepper
            label={t('site.players_count')}
            value={seats}
            among={field.seats}
            onChange={(next) => setPlan(withSeats(plan, next - 1))}
          />
        </div>
        <SeatFields plan={seated} drivers={field.drivers} people={again?.people ?? []} onChange={setPlan} />
        <PaceFields plan={plan} onChange={change} />
        {isServerThere.value === false && (
          <Notice tone="wear" icon="lock">
            {t('site.host_away')}
          </Notice>
        )}
        {!canRace && (
          <Notice tone="out" icon="flag">
            {t('site.nobody_can_race', { circuit: circuitName(circuit) })}
          </Notice>
        )}
        {failure && (
          <Notice tone="out" icon="flag">
            {failure}
          </Notice>
        )}
        <button type="submit" class="button button-main host-open" disabled={isOpening || !name || !canRace}>
          {t(isOpening ? 'site.opening' : 'site.open_race')}
        </button>
      </div>
    </form>
  );
}
