import { useEffect, useState } from 'preact/hooks';
import { circuitNamed } from '../../api/boards';
import { me } from '../../api/me';
import { myMoves, myRaces } from '../../api/races';
import { CircuitOutline } from '../../board/CircuitOutline';
import { t } from '../../i18n';
import { circuitName, gameName } from '../../ui/games';
import { Icon } from '../../ui/Icon';
import { timeLeft } from '../../ui/numbers';
import { Link } from '../../ui/router';
import { MyLinks } from './MyLinks';
import { raceRows, type RaceRow } from './race_list';
import './lists.css';

/** Fetched anew when the page is shown again: a move may have come meanwhile. */
async function fetchRows(): Promise<RaceRow[]> {
  const store = await import('../../store/races');
  const [solo, online, moves] = await Promise.all([
    store.listRaces(),
    me.value ? myRaces() : null,
    me.value ? myMoves() : null,
  ]);
  return raceRows(
    solo,
    online?.ok ? online.value.races : [],
    new Set(moves?.ok ? moves.value.moves.map((race) => race.id) : []),
  );
}

async function removeSolo(id: string) {
  const store = await import('../../store/races');
  await store.removeRace(id);
}

const shownAtMost = 6;

export function MyRaces() {
  const [rows, setRows] = useState<RaceRow[] | null>(null);
  const person = me.value?.id;
  const refresh = () => void fetchRows().then(setRows);

  useEffect(() => {
    refresh();
    const look = () => document.visibilityState === 'visible' && refresh();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [person]);

  const waiting = rows?.filter((row) => row.isAwaited).length ?? 0;
  return (
    <section aria-labelledby="your-races">
      <h2 class="head-line list-head" id="your-races">
        <span class="head">{t('site.your_races')}</span>
        {waiting > 0 && <span class="legend-hint">{t('site.wait_for_you', { count: waiting })}</span>}
      </h2>
      {!rows?.length && (
        <div class={rows ? 'empty' : 'empty is-unknown'}>
          <p class="strong">{t('site.no_races')}</p>
          <p>{t('site.no_races_hint')}</p>
        </div>
      )}
      {rows && rows.length > 0 && (
        <ul class="race-rows">
          {rows.slice(0, shownAtMost).map((row) => (
            <Row key={row.id} row={row} onRemove={() => void removeSolo(row.id).then(refresh)} />
          ))}
        </ul>
      )}
      <MyLinks />
    </section>
  );
}

function Row({ row, onRemove }: { row: RaceRow; onRemove(): void }) {
  const circuit = circuitNamed(row.circuit);
  const title = t('site.race_title', { game: gameName(row.rules), circuit: circuitName(row.circuit) });
  return (
    <li class="race-row">
      <span class="race-row-outline">
        {circuit && <CircuitOutline points={circuit.outline} start={circuit.start} />}
      </span>
      <span class="race-row-text">
        <span class="strong">{title}</span>
        <span class="legend-hint">{standing(row)}</span>
      </span>
      <Link to={row.to} class={`button race-row-act ${row.isAwaited ? 'button-main' : ''}`}>
        {act(row)}
        <span class="visually-hidden">{title}</span>
      </Link>
      {row.isSolo && (
        <button
          type="button"
          class="race-row-remove"
          title={t('site.remove_race', { race: title })}
          onClick={onRemove}
        >
          <Icon name="close" label={t('site.remove_race', { race: title })} />
        </button>
      )}
    </li>
  );
}

function standing(row: RaceRow): string {
  if (row.state === 'over' && row.place) return t('site.state_over_place', { place: row.place });
  if (row.state === 'over') return t(row.place === 0 ? 'site.state_over_out' : 'site.state_over');
  if (row.state === 'open') return t('site.state_open', { open: row.openSeats });
  if (row.state === 'paused') return t('site.state_paused');
  const where =
    row.lap > 0
      ? t('site.state_lap', { lap: Math.min(row.lap, row.laps), laps: row.laps })
      : t('site.state_turn', { turn: row.turn });
  return row.isSolo ? `${where}, ${t('site.state_solo')}` : where;
}

function act(row: RaceRow): string {
  if (row.state === 'over') return t('site.act_result');
  if (row.state === 'open') return t('site.act_lobby');
  if (row.isSolo) return t('site.act_go_on');
  if (!row.isAwaited) return t('site.act_look');
  if (row.due === null) return t('site.act_your_move');
  return t('site.act_your_move_due', { time: timeLeft(row.due - Date.now()) });
}
