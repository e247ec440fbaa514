import { useState } from 'preact/hooks';
import type { ApiError } from '../api/client';
import { closeRace } from '../api/races';
import { errorWords } from '../api/words';
import { t } from '../i18n';
import { Notice } from './Notice';
import { Link } from './router';

/** Why the server refused; where races are in the way, which, and a button that ends those one may end. */
export function Refusal({ error }: { error: ApiError }) {
  const [ended, setEnded] = useState<string[]>([]);
  const end = async (id: string) => {
    const answer = await closeRace(id);
    if (answer.ok) setEnded((before) => [...before, id]);
  };
  return (
    <Notice tone="out" icon="flag">
      {errorWords(error)}
      {error.races && (
        <ul>
          {error.races.map((race) => (
            <li key={race.id}>
              <Link to={race.link}>{race.title}</Link>{' '}
              {ended.includes(race.id)
                ? t('site.race_ended')
                : race.may_end && (
                    <button type="button" class="button" onClick={() => void end(race.id)}>
                      {t('site.end_race')}
                    </button>
                  )}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
