// What stands at the lower edge of the board: the last die, skip and take back on the left; the view on the right.
import { t } from '../../i18n';
import { Icon, type IconName } from '../../ui/Icon';
import { DieTray } from './DieTray';
import type { RailTab, RaceModel } from './model';
import type { Shape } from './shape';

function Act({
  icon,
  words,
  shape,
  isPressed,
  count = 0,
  onClick,
}: {
  icon: IconName;
  words: string;
  shape: Shape;
  isPressed?: boolean;
  /** So many new things behind it. */
  count?: number;
  onClick(): void;
}) {
  // On a phone the road needs the room: the icon alone, with its word for those who hear it.
  if (shape === 'sheet') {
    return (
      <button type="button" class="icon-button" aria-label={words} aria-pressed={isPressed} onClick={onClick}>
        <Icon name={icon} size={20} />
        {count > 0 && <span class="unread">{count}</span>}
      </button>
    );
  }
  return (
    <button type="button" class="button button-small" aria-pressed={isPressed} onClick={onClick}>
      <Icon name={icon} /> {words}
    </button>
  );
}

function Acts({ model, shape }: { model: RaceModel; shape: Shape }) {
  const { canUndo, info } = model.session.state.value;
  const story = model.isStoryOpen;
  const unread = model.chat.unread.value;
  const turnTo = (tab: RailTab) => {
    story.value = !story.value || model.tab.value !== tab;
    model.tab.value = tab;
  };
  return (
    <div class="board-acts">
      <DieTray model={model} />
      {model.stage.isPlaying.value && (
        <Act icon="skip" words={t('race.skip')} shape={shape} onClick={() => model.stage.skip()} />
      )}
      {canUndo && <Act icon="undo" words={t('race.undo')} shape={shape} onClick={() => model.undo()} />}
      {shape === 'sheet' && (
        <Act
          icon="list"
          words={t('race.story')}
          shape={shape}
          isPressed={story.value && model.tab.value === 'story'}
          onClick={() => turnTo('story')}
        />
      )}
      {shape === 'sheet' && info.mode === 'online' && (
        <Act
          icon="chat"
          words={t('online.chat_tab', { count: unread })}
          shape={shape}
          isPressed={story.value && model.tab.value === 'chat'}
          count={unread}
          onClick={() => turnTo('chat')}
        />
      )}
    </div>
  );
}

function Views({ model, shape }: { model: RaceModel; shape: Shape }) {
  const { you } = model.session.state.value.info;
  const isToWhole = model.follow.value === 'mine' || you === null;
  const words = isToWhole ? t('race.follow_whole') : t('race.follow_mine');
  return (
    <div class="board-views">
      {shape === 'wide' && (
        <>
          <button
            type="button"
            class="icon-button"
            aria-label={t('race.closer')}
            onClick={() => model.zoom(1.4)}
          >
            <Icon name="plus" />
          </button>
          <button
            type="button"
            class="icon-button"
            aria-label={t('race.farther')}
            onClick={() => model.zoom(1 / 1.4)}
          >
            <Icon name="minus" />
          </button>
        </>
      )}
      <button
        type="button"
        class="icon-button"
        aria-label={words}
        title={words}
        onClick={() => model.followTo(isToWhole ? 'whole' : 'mine')}
      >
        <Icon name="target" size={20} />
      </button>
    </div>
  );
}

export function BoardTools({ model, shape }: { model: RaceModel; shape: Shape }) {
  return (
    <div class="board-tools">
      <Acts model={model} shape={shape} />
      <Views model={model} shape={shape} />
    </div>
  );
}
