// One comes back to a race: what happened since one's last move, until one moves again.
import { useState } from 'preact/hooks';
import { t } from '../../i18n';
import { folded } from '../../race/fold';
import { Icon } from '../../ui/Icon';
import type { RaceModel } from './model';
import { StoryLine } from './StoryLine';

export function Since({ model }: { model: RaceModel }) {
  const state = model.session.state.value;
  const { since, info } = state;
  const [isOpen, setIsOpen] = useState(false);
  // What was new when the screen was opened; what happens while one looks on is in the story.
  const [news] = useState(() =>
    since === undefined ? [] : folded(state.story.filter((line) => line.seq > since)),
  );
  if (!model.isSinceShown.value || news.length === 0 || info.you === null || since === 0) return null;
  return (
    <div class="bar bar-plain bar-since">
      <Icon name="list" />
      <div>
        <p>
          <b>{t('race.since')}</b> {t('race.since_count', { count: news.length })}
        </p>
        {isOpen && (
          <ol class="since-lines">
            {news.map((line, i) => (
              <li key={i}>
                <StoryLine rules={info.rules} line={line} cast={model.cast.value} />
              </li>
            ))}
          </ol>
        )}
      </div>
      <button type="button" class="link" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? t('race.hide') : t('race.show')}
      </button>
      <button
        type="button"
        class="icon-button"
        aria-label={t('race.close')}
        onClick={() => (model.isSinceShown.value = false)}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
