import { useState } from 'preact/hooks';
import { CircuitOutline } from '../../board/CircuitOutline';
import type { Table } from '../../engine/types';
import { t } from '../../i18n';
import { LeagueLink } from '../../league/LeagueLink';
import { withKey } from '../../race/race_key';
import { Link, go } from '../../ui/router';
import { useTitle } from '../../ui/title';
import type { OpenRace } from '../replay/source';
import { CopyLink } from '../replay/CopyLink';
import { canLink } from '../replay/link';
import { gameTitle, placeName } from '../replay/words';
import { raceAgain } from './again';
import { winnerOf } from './classification';
import { fileNameOf, saveFile } from './save';
import { useOutline } from './useOutline';

function headline(race: OpenRace, table: Table): string {
  const circuit = placeName(race);
  if (!race.record.hasEnd) return t('result.headline_open', { circuit });
  // A record that is wrong in the middle cannot be followed to its end.
  if (!table.isOver) return t('result.headline_broken', { circuit });
  const winner = winnerOf(table);
  if (!winner) return t('result.headline_nobody', { circuit });
  if (race.you !== null && winner.seat === race.you) return t('result.headline_you', { circuit });
  const name = winner.driver || t('result.car_number', { number: winner.number });
  return t('result.headline_other', { name, circuit });
}

export function Head({ race, table }: { race: OpenRace; table: Table }) {
  const outline = useOutline(race.board.name);
  const [isStarting, setStarting] = useState(false);
  const title = headline(race, table);
  useTitle(title);
  const again = async () => {
    setStarting(true);
    go(await raceAgain(race));
  };
  return (
    <header class="result-head">
      <div>
        <p class="result-sub">
          {race.league && (
            <>
              <LeagueLink league={race.league} />
              <br />
            </>
          )}
          {t('result.subline', {
            game: gameTitle(race.rules),
            circuit: race.board.title,
            laps: table.laps,
            turns: race.replay.turns.at(-1)?.turn ?? 0,
          })}
        </p>
        <h1 class="title">{title}</h1>
      </div>
      {outline && (
        <div class="result-outline">
          <CircuitOutline points={outline.outline} start={outline.start} />
        </div>
      )}
      <div class="result-acts">
        {race.id && (
          <Link class="button" to={withKey(`/replay/${race.id}`)}>
            {t('result.watch_replay')}
          </Link>
        )}
        {canLink(race) && <CopyLink race={race} to={{ page: 'result' }} label={t('result.copy_result')} />}
        <button type="button" class="button" onClick={() => saveFile(fileNameOf(race.record), race.text)}>
          {t('result.save_file')}
        </button>
        <button type="button" class="button button-main" disabled={isStarting} onClick={() => void again()}>
          {t('result.race_again')}
        </button>
      </div>
    </header>
  );
}
