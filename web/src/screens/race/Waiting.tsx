// The dashboard of one who is not asked: waiting, watching, before the start, after the end.
import type { CarOnTable } from '../../engine/types';
import { t } from '../../i18n';
import { LeagueLink } from '../../league/LeagueLink';
import { folded } from '../../race/fold';
import type { RaceInfo, SeatInfo, SessionState } from '../../race/types';
import { Icon } from '../../ui/Icon';
import { listed } from '../../ui/names';
import { Link } from '../../ui/router';
import { nameAmong } from './awaited';
import type { RaceModel } from './model';
import { PauseAsk } from './Pause';
import { StoryLine } from './StoryLine';

/** The last few lines, for one who has nothing to do but read. */
function Latest({ model, count }: { model: RaceModel; count: number }) {
  const { info } = model.session.state.value;
  const lines = folded(model.shownStory.value).slice(-count);
  return (
    <ol class="latest">
      {lines.reverse().map((line, i) => (
        <li key={`${line[0]!.seq} ${i}`}>
          <StoryLine rules={info.rules} line={line} cast={model.cast.value} />
        </li>
      ))}
    </ol>
  );
}

function headOf(state: SessionState, mine: CarOnTable[], isDone: boolean): string {
  if (isDone)
    return t(mine.some((car) => car.condition === 'home') ? 'race.you_finished' : 'race.you_are_out');
  if (state.phase === 'paused') return t('online.paused_head');
  const { you } = state.info;
  if (you !== null && state.seats[you]?.isAway) return t('online.bot_head');
  return state.sealed ? t('online.sealed', { label: state.sealed }) : t('race.wait');
}

/** Whom we wait for, and what the clock does for them. */
function Awaited({ model }: { model: RaceModel }) {
  const state = model.session.state.value;
  const { seats, info, due, late, phase } = state;
  if (phase !== 'running') return null;
  const names = seats.filter((seat) => seat.isAwaited).map((seat) => nameAmong(seat, info.you));
  if (names.length === 0) return <p>{t('race.others_drive')}</p>;
  return (
    <p>
      {t('online.waiting_for', { names: listed(names) })}{' '}
      {due !== null && late && <span class="tone-quiet">{t(`online.if_late_${late}`)}</span>}
    </p>
  );
}

function HowManyIn({ seats }: { seats: SeatInfo[] }) {
  const playing = seats.filter((seat) => seat.kind !== 'open');
  const isIn = playing.filter((seat) => !seat.isAwaited).length;
  return (
    <>
      <p class="small">{t('race.count_in', { count: isIn, of: playing.length })}</p>
      <div class="waiting-in" aria-hidden="true">
        {playing.map((seat) => (
          <i key={seat.index} class={seat.isAwaited ? '' : 'is-in'} />
        ))}
      </div>
    </>
  );
}

export function Waiting({ model }: { model: RaceModel }) {
  const state = model.session.state.value;
  const { table, info, seats } = state;
  const mine = table?.cars.filter((car) => car.seat === info.you) ?? [];
  const isDone = mine.length > 0 && mine.every((car) => car.condition === 'out' || car.condition === 'home');
  return (
    <div class="waiting">
      <h2 class="head">{headOf(state, mine, isDone)}</h2>
      <Awaited model={model} />
      {table?.isHiddenRound && !isDone && <HowManyIn seats={seats} />}
      <Latest model={model} count={4} />
      <p class="waiting-acts">
        {isDone && (
          <>
            <button type="button" class="button button-main" onClick={() => (model.isWatching.value = true)}>
              <Icon name="eye" /> {t('online.watch_on')}
            </button>
            <Link to="/" class="button">
              {t('race.leave')}
            </Link>
          </>
        )}
        {info.mode === 'online' && state.canUndo && (
          <button type="button" class="button" onClick={() => model.undo()}>
            <Icon name="undo" /> {t('online.change_sealed')}
          </button>
        )}
        {!isDone && <PauseAsk model={model} />}
      </p>
    </div>
  );
}

/** Back to where one came from: the league of the race, or home. */
function Leave({ league }: { league: RaceInfo['league'] }) {
  if (league) return <LeagueLink league={league} class="button" />;
  return (
    <Link to="/" class="button">
      {t('race.leave')}
    </Link>
  );
}

export function Watching({ model }: { model: RaceModel }) {
  const { phase, seats, info } = model.session.state.value;
  const names = seats.filter((seat) => seat.isAwaited).map((seat) => nameAmong(seat, info.you));
  return (
    <div class="watching">
      <Icon name="eye" />
      <p role="status">
        <b>{t('race.watching')}</b>{' '}
        {phase === 'running' && names.length > 0 && t('online.waiting_for', { names: listed(names) })}
      </p>
      <Leave league={info.league} />
    </div>
  );
}

export function Lobby({ model }: { model: RaceModel }) {
  const { seats, info } = model.session.state.value;
  const names = seats.filter((seat) => seat.kind !== 'open').map((seat) => seat.name);
  const open = seats.filter((seat) => seat.kind === 'open').length;
  return (
    <div class="waiting">
      <h2 class="head">{t('race.not_begun')}</h2>
      <p>{t('race.at_table', { names: listed(names), open })}</p>
      <p class="waiting-acts">
        <Link to={`/join/${encodeURIComponent(info.id)}${location.search}`} class="button button-main">
          {t('race.to_lobby')}
        </Link>
      </p>
    </div>
  );
}

export function Over({ model }: { model: RaceModel }) {
  const { table, info } = model.session.state.value;
  const winner = table?.cars.find((car) => car.rank === 1);
  const mine = table?.cars.filter((car) => car.seat === info.you) ?? [];
  const isOut = mine.every((car) => car.condition === 'out');
  const best = mine.reduce((rank, car) => Math.min(rank, car.rank), Infinity);
  return (
    <div class="waiting">
      <h2 class="head">
        {winner && winner.seat === info.you
          ? t('race.you_won')
          : t('race.won', { driver: winner?.driver || winner?.number || '' })}
      </h2>
      {Number.isFinite(best) && (
        <p>
          {isOut ? t('race.you_fell_out') : t('race.you_came', { rank: best, of: table?.cars.length ?? 0 })}
        </p>
      )}
      <Latest model={model} count={4} />
      <p class="waiting-acts">
        <Link to={`/race/${encodeURIComponent(info.id)}/result${location.search}`} class="button button-main">
          {t('race.see_result')}
        </Link>
        <Leave league={info.league} />
      </p>
    </div>
  );
}
