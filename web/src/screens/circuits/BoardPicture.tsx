import { useEffect, useRef, useState } from 'preact/hooks';
import { fetchDrawing, type BoardFacts } from '../../api/boards';
import type { RulesId } from '../../engine/types';
import { t } from '../../i18n';
import { gameName } from '../../ui/games';
import { Notice } from '../../ui/Notice';

/** The board as it is raced on, empty, to look round. */
export function BoardPicture({
  board,
  circuit,
  game,
}: {
  board: BoardFacts;
  circuit: string;
  game: RulesId;
}) {
  const frame = useRef<HTMLDivElement>(null);
  const [isAway, setAway] = useState(false);
  const label = t('site.circuit_board', { circuit, game: gameName(game) });

  useEffect(() => {
    let destroy: (() => void) | null = null;
    let isWanted = true;
    const show = async () => {
      const [drawing, { createBoard }, { boardWords }] = await Promise.all([
        fetchDrawing(board),
        import('../../board/board'),
        import('../../board/words'),
      ]);
      if (!isWanted || !frame.current) return;
      const handle = createBoard(frame.current, {
        drawing,
        words: boardWords(),
        heading: 'north',
        label,
        onSelect: () => undefined,
        onConfirm: () => undefined,
      });
      handle.show({ pieces: [], lit: [], path: [], selected: null, markers: [] });
      destroy = () => handle.destroy();
    };
    show().catch(() => setAway(true));
    return () => {
      isWanted = false;
      destroy?.();
    };
  }, [board.name, label]);

  if (isAway) {
    return (
      <Notice tone="wear" icon="lock">
        {t('site.drawing_away')}
      </Notice>
    );
  }
  return <div ref={frame} class="circuit-board" />;
}
