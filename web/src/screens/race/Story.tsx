// What happened, newest first, each line with its turn and the clause it follows from.
import { useMemo, useState } from 'preact/hooks';
import { language, t } from '../../i18n';
import { isTold } from '../../race/story';
import type { RaceModel } from './model';
import { StoryLine } from './StoryLine';

/** So many lines at first: a long race has thousands. */
const page = 60;

export function Story({ model }: { model: RaceModel }) {
  const [shown, setShown] = useState(page);
  const { info } = model.session.state.value;
  const story = model.shownStory.value;
  const lines = useMemo(
    () => story.filter((line) => isTold(info.rules, line)).reverse(),
    [story, info.rules, model, language.value],
  );
  if (lines.length === 0) return <p class="story-empty">{t('race.story_empty')}</p>;
  return (
    <div class="race-story" tabIndex={0} role="group" aria-label={t('race.story')}>
      <ol class="story">
        {lines.slice(0, shown).map((line, i) => (
          <li key={`${line.seq} ${lines.length - i}`}>
            <span class="story-turn">{line.turn || '·'}</span>
            <span>
              <StoryLine rules={info.rules} line={line} cast={model.cast.value} />
            </span>
          </li>
        ))}
      </ol>
      {lines.length > shown && (
        <button type="button" class="button story-more" onClick={() => setShown(shown + 4 * page)}>
          {t('race.story_more')}
        </button>
      )}
    </div>
  );
}
