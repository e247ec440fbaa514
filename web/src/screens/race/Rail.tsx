// Story and chat, one above the other's tab; on a phone in the place of the dashboard, with the way back to it.
import { t } from '../../i18n';
import { Icon } from '../../ui/Icon';
import { Chat } from './Chat';
import type { RailTab, RaceModel } from './model';
import type { Shape } from './shape';
import { Story } from './Story';

function StoryAlone({ model, shape }: { model: RaceModel; shape: Shape }) {
  return (
    <section class="rail-part" aria-labelledby="story-head">
      <header class="rail-head">
        <h2 class="head" id="story-head">
          {t('race.story')}
        </h2>
        {shape === 'wide' ? <p class="small">{t('race.clauses_link')}</p> : <Back model={model} />}
      </header>
      <Story model={model} />
    </section>
  );
}

/** Whoever is asked meanwhile is told so. */
function Back({ model }: { model: RaceModel }) {
  const isAsked = model.session.state.value.desk !== null;
  const close = () => (model.isStoryOpen.value = false);
  if (isAsked) {
    return (
      <button type="button" class="button button-main rail-back" onClick={close}>
        {t('online.to_move')}
      </button>
    );
  }
  return (
    <button type="button" class="icon-button rail-back" aria-label={t('online.to_dashboard')} onClick={close}>
      <Icon name="close" size={20} />
    </button>
  );
}

function Tab({ model, name }: { model: RaceModel; name: RailTab }) {
  const unread = name === 'chat' ? model.chat.unread.value : 0;
  return (
    <button
      type="button"
      role="tab"
      id={`tab-${name}`}
      class="rail-tab head"
      aria-selected={model.tab.value === name}
      aria-controls="rail-panel"
      aria-label={name === 'chat' ? t('online.chat_tab', { count: unread }) : undefined}
      tabIndex={model.tab.value === name ? 0 : -1}
      onClick={() => (model.tab.value = name)}
    >
      {name === 'chat' ? t('online.chat') : t('race.story')}
      {unread > 0 && <span class="unread">{unread}</span>}
    </button>
  );
}

export function Rail({ model, shape }: { model: RaceModel; shape: Shape }) {
  if (model.session.state.value.info.mode !== 'online') return <StoryAlone model={model} shape={shape} />;
  const turn = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    model.tab.value = model.tab.value === 'story' ? 'chat' : 'story';
    requestAnimationFrame(() => document.getElementById(`tab-${model.tab.value}`)?.focus());
  };
  return (
    <section class="rail-part">
      <div class="rail-head rail-tabs">
        <div role="tablist" aria-label={t('race.story_and_chat')} onKeyDown={turn}>
          <Tab model={model} name="story" />
          <Tab model={model} name="chat" />
        </div>
        {shape === 'sheet' && <Back model={model} />}
      </div>
      <div id="rail-panel" role="tabpanel" aria-labelledby={`tab-${model.tab.value}`} class="rail-panel">
        {model.tab.value === 'story' ? <Story model={model} /> : <Chat model={model} />}
      </div>
    </section>
  );
}
