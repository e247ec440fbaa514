// The dashboard of one who is not asked: waiting, watching, before the start, after the end.
import { t } from '../../i18n';
import { isTold } from '../../race/story';
import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/router';
import { awaitedWords, listed } from './awaited';
import type { RaceModel } from './model';
import { StoryLine } from './StoryLine';

/** The last few lines, for one who has nothing to do but read. */
function Latest({ model, count }: { model: RaceModel; count: number }) {
  const { info } = model.session.state.value;
  const lines = model.shownStory.value.filter((line) => isTold(info.rules, line)).slice(-count);
  return (
    <ol class="latest">
      {lines.reverse().map((line, i) => (
        <li key={`${line.seq} ${i}`}>
          <StoryLine rules={info.rules} line={line} cast={model.cast.value} />
        </li>
      ))}
    </ol>
  );
}

export function Waiting({ model }: { model: RaceModel }) {
  const state = model.session.state.value;
  const { table, sealed, info, seats, pauseWantedBy = [] } = state;
  const mine = table?.cars.filter((car) => car.seat === info.you) ?? [];
  const isDone = mine.length > 0 && mine.every((car) => car.condition === 'out' || car.condition === 'home');
  const people = seats.filter((seat) => !seat.isAway && seat.kind !== 'open');
  const isIn = people.filter((seat) => !seat.isAwaited).length;
  const head = isDone
    ? t(mine.some((car) => car.condition === 'home') ? 'race.you_finished' : 'race.you_are_out')
    : sealed
      ? t('race.sealed', { decision: sealed })
      : t('race.wait');
  return (
    <div class="waiting">
      <h2 class="head">{head}</h2>
      <p>{awaitedWords(state) || t('race.others_drive')}</p>
      {table?.isHiddenRound && (
        <>
          <p class="small">{t('race.count_in', { count: isIn, of: people.length })}</p>
          <div class="waiting-in" aria-hidden="true">
            {people.map((seat) => (
              <i key={seat.index} class={seat.isAwaited ? '' : 'is-in'} />
            ))}
          </div>
        </>
      )}
      <Latest model={model} count={4} />
      <p class="waiting-acts">
        {isDone && (
          <Link to="/" class="button">
            {t('race.leave')}
          </Link>
        )}
        {info.mode === 'online' && !isDone && pauseWantedBy.length === 0 && (
          <button type="button" class="button" onClick={() => model.session.wantPause?.(true)}>
            <Icon name="pause" /> {t('race.pause_ask')}
          </button>
        )}
      </p>
    </div>
  );
}

export function Watching({ model }: { model: RaceModel }) {
  return (
    <p class="watching" role="status">
      <Icon name="eye" /> <b>{t('race.watching')}</b> {awaitedWords(model.session.state.value)}
    </p>
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
        <Link to={`/race/${encodeURIComponent(info.id)}/result`} class="button button-main">
          {t('race.see_result')}
        </Link>
        <Link to="/" class="button">
          {t('race.leave')}
        </Link>
      </p>
    </div>
  );
}
