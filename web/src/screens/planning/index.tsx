// Making a league: a ready plan is chosen, then changed. The server reads the plan and says what is wrong with it.
import { useEffect, useState } from 'preact/hooks';
import { fetchBoards } from '../../api/boards';
import { isServerThere } from '../../api/client';
import { createLeague, readyPlans } from '../../api/leagues';
import type { ReadyPlan } from '../../api/league_types';
import { haveSession, keptName, me } from '../../api/me';
import { serverRules } from '../../api/races';
import type { RulesOfServer } from '../../api/types';
import { errorWords } from '../../api/words';
import { t } from '../../i18n';
import { nameOfTitle, readPlan, writePlan, type PlanDraft } from '../../league/plan_text';
import { useField } from '../../ui/field';
import { NameField } from '../../ui/NameField';
import { tableName } from '../../ui/names';
import { Notice } from '../../ui/Notice';
import { go } from '../../ui/router';
import { useTitle } from '../../ui/title';
import '../host/host.css';
import { Options } from '../host/Options';
import { PaceFields, type Paced } from '../host/PaceFields';
import { paceWanted } from '../host/plan';
import { Numbers } from './Numbers';
import { PlanCards, planTitle } from './PlanCards';
import './planning.css';
import { Rounds } from './Rounds';
import { Rules } from './Rules';
import { Scoring } from './Scoring';
import { fitted } from './fitted';
import { freeSeason } from './free_season';

export default function Planning() {
  useTitle(t('league.make'), t('league.make_intro'));
  const [plans, setPlans] = useState<ReadyPlan[] | null>(null);
  const [rules, setRules] = useState<RulesOfServer[]>([]);
  const [draft, setDraft] = useState<PlanDraft>(freeSeason);
  const [chosen, setChosen] = useState('');
  const [title, setTitle] = useState('');
  const [name, setName] = useState(me.value?.name ?? keptName());
  const [guests, setGuests] = useState<Paced>({ pace: 60, missed: 'bot', isPublic: true });
  const [isMaking, setMaking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  useEffect(() => {
    void fetchBoards();
    void readyPlans().then((answer) => setPlans(answer.ok ? answer.value.plans : []));
    void serverRules().then((answer) => answer.ok && setRules(answer.value.rules));
  }, []);

  const change = (part: Partial<PlanDraft>) => setDraft({ ...draft, ...part });
  const choose = (plan: ReadyPlan | null) => {
    setChosen(plan?.name ?? '');
    setDraft(plan ? { ...readPlan(plan.text), title: planTitle(plan) } : freeSeason());
  };
  const field = useField(draft.rules, draft.circuits[0] ?? 'monza');
  const fitting = fitted(draft, field);
  const info = rules.find((one) => one.id === draft.rules);

  const make = async (event: Event) => {
    event.preventDefault();
    setMaking(true);
    setFailure(null);
    const session = await haveSession(tableName(name));
    const called = title.trim() || draft.title;
    const plan = writePlan({ ...fitting, title: called, name: nameOfTitle(called) });
    const answer = session.ok ? await createLeague(plan, guests.isPublic, paceWanted(guests)) : session;
    setMaking(false);
    if (!answer.ok) return setFailure(errorWords(answer.error));
    go(`/leagues/${answer.value.league.id}`);
  };

  // Until the plans are there nothing is shown, so that nothing jumps.
  if (!plans) return null;
  return (
    <form class="page host" onSubmit={(event) => void make(event)}>
      <div class="host-main">
        <div>
          <h1 class="title">{t('league.make')}</h1>
          <p class="page-lead">{t('league.make_intro')}</p>
        </div>
        <PlanCards plans={plans} chosen={chosen} onChoose={choose} />
        <Rules draft={draft} onChange={setDraft} />
        <Rounds draft={draft} info={info} onChange={(circuits) => change({ circuits })} />
        <Options
          rules={draft.rules}
          options={info?.options ?? []}
          chosen={draft.options}
          onChange={(options) => change({ options })}
        />
      </div>
      <div class="host-side panel">
        <label class="labelled">
          <span>{t('league.title_of')}</span>
          <input
            class="field strong"
            maxLength={60}
            value={title}
            placeholder={draft.title}
            onInput={(event) => setTitle(event.currentTarget.value)}
          />
        </label>
        {!me.value && <NameField value={name} onInput={setName} />}
        <Numbers draft={fitting} field={field} info={info} onChange={change} />
        {draft.format === 'points' && <Scoring draft={draft} onChange={change} />}
        <PaceFields
          plan={guests}
          anyone={t('league.public_yes')}
          onChange={(part) => setGuests({ ...guests, ...part })}
        />
        {isServerThere.value === false && (
          <Notice tone="wear" icon="lock">
            {t('league.away')}
          </Notice>
        )}
        {failure && (
          <Notice tone="out" icon="flag">
            {failure}
          </Notice>
        )}
        <button
          type="submit"
          class="button button-main host-open"
          disabled={isMaking || !(me.value || tableName(name))}
        >
          {t(isMaking ? 'league.making' : 'league.make_now')}
        </button>
      </div>
    </form>
  );
}
