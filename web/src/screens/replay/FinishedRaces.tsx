// Races of this browser that are over, latest first.
import { useEffect, useState } from 'preact/hooks';
import { language, t } from '../../i18n';
import { listRaces, type SavedRace } from '../../store/races';
import { circuitName, gameName } from '../../ui/games';
import { Link } from '../../ui/router';

const shownAtMost = 20;

export function FinishedRaces() {
  const [races, setRaces] = useState<SavedRace[] | null>(null);
  useEffect(() => {
    let isWanted = true;
    listRaces().then(
      (all) => isWanted && setRaces(all.filter((race) => race.isOver)),
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, []);
  if (races === null) return null;
  if (races.length === 0) {
    return (
      <div class="empty">
        <p class="strong">{t('site.no_races')}</p>
        <p>{t('site.no_races_hint')}</p>
        <Link to="/" class="button">
          {t('site.to_home')}
        </Link>
      </div>
    );
  }
  const latest = races.toSorted((a, b) => b.changed - a.changed).slice(0, shownAtMost);
  return (
    <section aria-labelledby="finished-head">
      <h2 class="head" id="finished-head">
        {t('result.finished_races')}
      </h2>
      <ul class="finished">
        {latest.map(({ id, setup, changed }) => (
          <li key={id}>
            <Link to={`/replay/${id}`}>
              {t('result.finished_row', {
                game: gameName(setup.rules),
                circuit: circuitName(setup.circuit),
                laps: setup.laps,
              })}
            </Link>
            <time class="small" dateTime={new Date(changed).toISOString()}>
              {new Date(changed).toLocaleString(language.value, { dateStyle: 'medium', timeStyle: 'short' })}
            </time>
          </li>
        ))}
      </ul>
    </section>
  );
}
