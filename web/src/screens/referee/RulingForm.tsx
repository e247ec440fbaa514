import { useState } from 'preact/hooks';
import { giveRuling } from '../../api/leagues';
import type { League, Ruling, RulingWanted } from '../../api/league_types';
import { t } from '../../i18n';
import { useAct } from '../../league/act';
import { raceTitle } from '../../league/words';
import { rulingWords } from '../../league/rulings';
import { RulingLine } from '../../league/RulingLine';
import { shownName } from '../../ui/names';
import type { DeskProps } from './index';
import { Refusal } from './Refusal';

type Kind = Ruling['kind'];

/** A tournament has no points to give or take. */
function kindsFor(league: League): Kind[] {
  return league.plan.format === 'wbc'
    ? ['exclude', 'annul', 'revoke']
    : ['exclude', 'points', 'annul', 'revoke'];
}

/** A steward rules, with a reason that everybody can read. */
export function RulingForm({ league, watch }: DeskProps) {
  const driven = league.rounds.flatMap((round) => round.races.filter((race) => race.has_result));
  const open = league.rulings.filter((ruling) => !ruling.is_revoked && ruling.kind !== 'revoke');
  const [kind, setKind] = useState<Kind>('exclude');
  const [race, setRace] = useState('');
  const [name, setName] = useState('');
  const [points, setPoints] = useState(-1);
  const [number, setNumber] = useState(0);
  const [reason, setReason] = useState('');
  const act = useAct(watch);

  const raceId = race || (driven[0]?.id ?? '');
  const names =
    kind === 'exclude'
      ? (driven.find((one) => one.id === raceId)?.drivers ?? [])
      : league.drivers.map((driver) => driver.name);
  const driver = names.includes(name) ? name : (names[0] ?? '');
  const revoked = number || (open[0]?.number ?? 0);

  const wanted = (): RulingWanted => {
    if (kind === 'exclude') return { kind, race: raceId, name: driver, reason: reason.trim() };
    if (kind === 'points') return { kind, name: driver, points, reason: reason.trim() };
    if (kind === 'annul') return { kind, race: raceId, reason: reason.trim() };
    return { kind, number: revoked, reason: reason.trim() };
  };
  const rule = async (event: Event) => {
    event.preventDefault();
    if (!(await act.run(() => giveRuling(league.id, wanted())))) return;
    setReason('');
    setNumber(0);
  };
  const hasRace = kind === 'exclude' || kind === 'annul';
  const isPossible = kind === 'points' || (kind === 'revoke' ? open.length > 0 : driven.length > 0);

  return (
    <section class="panel desk-panel" aria-labelledby="desk-ruling">
      <h2 class="head" id="desk-ruling">
        {t('league.rulings')}
      </h2>
      <form class="desk-form" onSubmit={(event) => void rule(event)}>
        <Select
          label={t('league.ruling_kind')}
          value={kind}
          choices={kindsFor(league).map((one) => [one, t(`league.ruling_${one}`)])}
          onChoose={(next) => setKind(next as Kind)}
        />
        {isPossible && hasRace && (
          <Select
            label={t('league.ruling_race')}
            value={raceId}
            choices={driven.map((one) => [one.id, raceTitle(one.id)])}
            onChoose={setRace}
          />
        )}
        {isPossible && (kind === 'exclude' || kind === 'points') && (
          <Select
            label={t('league.ruling_driver')}
            value={driver}
            choices={names.map((one) => [one, shownName(one)])}
            onChoose={setName}
          />
        )}
        {kind === 'points' && (
          <label class="labelled">
            <span>{t('league.ruling_points_number')}</span>
            <input
              class="field"
              type="number"
              min={-1000}
              max={1000}
              value={points}
              onInput={(event) => setPoints(Number(event.currentTarget.value))}
            />
          </label>
        )}
        {isPossible && kind === 'revoke' && (
          <Select
            label={t('league.ruling_number')}
            value={String(revoked)}
            choices={open.map((one) => [String(one.number), `${one.number}. ${rulingWords(one)}`])}
            onChoose={(next) => setNumber(Number(next))}
          />
        )}
        {isPossible ? (
          <label class="labelled">
            <span>{t('league.ruling_reason')}</span>
            <input
              class="field"
              required
              maxLength={200}
              value={reason}
              onInput={(event) => setReason(event.currentTarget.value)}
            />
          </label>
        ) : (
          <p class="legend-hint">{t('league.ruling_nothing')}</p>
        )}
        <Refusal failure={act.failure} />
        <button type="submit" class="button" disabled={act.isBusy || !isPossible}>
          {t('league.rule')}
        </button>
      </form>
      <ol class="desk-rulings">
        {league.rulings.map((ruling) => (
          <RulingLine key={ruling.number} ruling={ruling} />
        ))}
      </ol>
    </section>
  );
}

function Select({
  label,
  value,
  choices,
  onChoose,
}: {
  label: string;
  value: string;
  choices: [string, string][];
  onChoose(value: string): void;
}) {
  return (
    <label class="labelled">
      <span>{label}</span>
      <select class="field" value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
        {choices.map(([choice, words]) => (
          <option key={choice} value={choice}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}
