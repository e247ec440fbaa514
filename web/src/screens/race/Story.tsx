// What happened, newest first, each line with its turn and the clause it follows from. One stop for the Tab key: arrows lead from
// clause to clause, and after the last one to the lines before.
import type { TargetedKeyboardEvent } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { moved } from '../../dash/parts/roving';
import { language, t } from '../../i18n';
import { folded } from '../../race/fold';
import type { RaceModel } from './model';
import { StoryLine } from './StoryLine';

/** So many lines at first: a long race has thousands. */
const page = 60;

function toNext(event: TargetedKeyboardEvent<HTMLElement>) {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('.clause, .story-more')];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  const next = moved([...stops.keys()], at < 0 ? null : at, event.key);
  if (next === undefined) return;
  stops[next]!.focus();
  event.preventDefault();
}

export function Story({ model }: { model: RaceModel }) {
  const [shown, setShown] = useState(page);
  const { info } = model.session.state.value;
  const story = model.shownStory.value;
  const lines = useMemo(() => folded(story).reverse(), [story, info.rules, model, language.value]);
  if (lines.length === 0) return <p class="story-empty">{t('race.story_empty')}</p>;
  return (
    <div class="race-story" tabIndex={0} role="group" aria-label={t('race.story')} onKeyDown={toNext}>
      <ol class="story">
        {lines.slice(0, shown).map((line, i) => (
          <li key={`${line[0]!.seq} ${lines.length - i}`}>
            <span class="story-turn">{line[0]!.turn || '·'}</span>
            <span>
              <StoryLine rules={info.rules} line={line} cast={model.cast.value} tabIndex={-1} />
            </span>
          </li>
        ))}
      </ol>
      {lines.length > shown && (
        <button
          type="button"
          class="button story-more"
          tabIndex={-1}
          onClick={() => setShown(shown + 4 * page)}
        >
          {t('race.story_more')}
        </button>
      )}
    </div>
  );
}
