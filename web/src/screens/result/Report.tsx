// The race in a few sentences, and what happened to cars, each with its turn and its clause.
import { t } from '../../i18n';
import { Link } from '../../ui/router';
import { StoryLine } from '../race/StoryLine';
import { castOfRace } from '../replay/cast';
import type { OpenRace } from '../replay/source';
import type { Incident } from './incidents';
import type { Sentence } from './report';

interface Props {
  race: OpenRace;
  sentences: Sentence[];
  incidents: Incident[];
  turnLink(turn: number): string;
}

export function Report({ race, sentences, incidents, turnLink }: Props) {
  const { rules } = race;
  const cast = castOfRace(race);
  return (
    <section class="panel result-report" aria-labelledby="report-head">
      <h2 class="head" id="report-head">
        {t('result.report')}
      </h2>
      <p>{sentences.map(({ key, with: values }) => t(key, values)).join(' ')}</p>
      <h3 class="small">{t('result.incidents')}</h3>
      {incidents.length === 0 && <p class="small">{t('result.no_incidents')}</p>}
      <ol class="result-incidents">
        {incidents.map(({ step, turn, car, happenings }) => (
          <li key={`${step} ${car}`}>
            <Link to={turnLink(turn)}>
              <span class="visually-hidden">{t('result.replay_turn', { turn })}</span>
              <span aria-hidden="true">{turn}</span>
            </Link>
            <span class="result-incident">
              <StoryLine
                rules={rules}
                line={happenings.map((one) => ({ ...one, seq: step, turn }))}
                cast={cast}
              />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
