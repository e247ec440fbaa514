// Story and chat, one above the other's tab.
import { t } from '../../i18n';
import { Chat } from './Chat';
import type { RailTab, RaceModel } from './model';
import { Story } from './Story';

export function Rail({ model }: { model: RaceModel }) {
  const { info, chat } = model.session.state.value;
  if (info.mode !== 'online') {
    return (
      <section class="rail-part" aria-labelledby="story-head">
        <header class="rail-head">
          <h2 class="head" id="story-head">
            {t('race.story')}
          </h2>
          <p class="small">{t('race.clauses_link')}</p>
        </header>
        <Story model={model} />
      </section>
    );
  }
  const tab = (name: RailTab, words: string) => (
    <button
      type="button"
      role="tab"
      id={`tab-${name}`}
      class="rail-tab head"
      aria-selected={model.tab.value === name}
      aria-controls="rail-panel"
      tabIndex={model.tab.value === name ? 0 : -1}
      onClick={() => (model.tab.value = name)}
    >
      {words}
    </button>
  );
  const turn = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    model.tab.value = model.tab.value === 'story' ? 'chat' : 'story';
    requestAnimationFrame(() => document.getElementById(`tab-${model.tab.value}`)?.focus());
  };
  return (
    <section class="rail-part">
      <div class="rail-head" role="tablist" aria-label={t('race.story_and_chat')} onKeyDown={turn}>
        {tab('story', t('race.story'))}
        {tab('chat', t('race.chat_tab', { count: chat.length }))}
      </div>
      <div id="rail-panel" role="tabpanel" aria-labelledby={`tab-${model.tab.value}`} class="rail-panel">
        {model.tab.value === 'story' ? <Story model={model} /> : <Chat model={model} />}
      </div>
    </section>
  );
}
