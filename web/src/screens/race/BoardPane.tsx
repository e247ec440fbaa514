// The board and the few buttons that look at it from elsewhere.
import { useEffect, useRef } from 'preact/hooks';
import { createBoard } from '../../board/board';
import { t } from '../../i18n';
import { Icon } from '../../ui/Icon';
import type { RaceModel } from './model';
import type { Shape } from './shape';

export function BoardPane({ model, shape }: { model: RaceModel; shape: Shape }) {
  const place = useRef<HTMLDivElement>(null);
  const { circuit, you } = model.session.state.value.info;
  useEffect(() => {
    const board = createBoard(place.current!, {
      drawing: model.drawing,
      heading: shape === 'sheet' ? 'up' : 'north',
      label: t('race.board_label', { circuit }),
      onSelect: (choice) => model.select(choice),
      onConfirm: (choice) => model.confirm(choice),
      onFollowChange: (how) => model.followed(how),
    });
    model.attach(board, shape === 'sheet' && you !== null ? 'mine' : model.follow.value);
    return () => {
      model.attach(null, model.follow.value);
      board.destroy();
    };
  }, [model, shape, circuit, you]);
  const isMine = model.follow.value === 'mine';
  return (
    <div class="race-board">
      <div class="race-board-place" ref={place} />
      <div class="board-buttons">
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
          aria-label={isMine || you === null ? t('race.follow_whole') : t('race.follow_mine')}
          title={isMine || you === null ? t('race.follow_whole') : t('race.follow_mine')}
          onClick={() => model.followTo(isMine || you === null ? 'whole' : 'mine')}
        >
          <Icon name="target" size={20} />
        </button>
      </div>
    </div>
  );
}
