// The board, and what one does with it.
import { useEffect, useRef } from 'preact/hooks';
import { createBoard } from '../../board/board';
import { language, t } from '../../i18n';
import { circuitName } from '../../ui/games';
import { BoardTools } from './BoardTools';
import type { RaceModel } from './model';
import type { Shape } from './shape';

export function BoardPane({ model, shape }: { model: RaceModel; shape: Shape }) {
  const place = useRef<HTMLDivElement>(null);
  const { circuit, you } = model.session.state.value.info;
  useEffect(() => {
    const board = createBoard(place.current!, {
      drawing: model.drawing,
      heading: shape === 'sheet' ? 'up' : 'north',
      label: t('race.board_label', { circuit: circuitName(circuit) }),
      onSelect: (choice) => model.select(choice),
      onConfirm: (choice) => model.confirm(choice),
      onFollowChange: (how) => model.followed(how),
    });
    model.attach(board, shape === 'sheet' && you !== null ? 'mine' : model.follow.value);
    return () => {
      model.attach(null, model.follow.value);
      board.destroy();
    };
  }, [model, shape, circuit, you, language.value]);
  return (
    <div class="race-board">
      <div class="race-board-place" ref={place} />
      <BoardTools model={model} shape={shape} />
    </div>
  );
}
