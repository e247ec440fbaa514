// The board of a replay: cars drive from one stop to the next; jumps are shown at once.
import { useEffect, useRef, useState } from 'preact/hooks';
import { createBoard } from '../../board/board';
import type { BoardHandle, Drawing } from '../../board/types';
import { t } from '../../i18n';
import { siteBoards } from '../../race/boards';
import { drivesOf, roadOf } from '../../race/drives';
import { sceneOf } from '../race/scene';
import type { Player } from './player';
import type { OpenRace } from './source';
import { placeName } from './words';

function useDrawing(race: OpenRace): Drawing | null {
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  useEffect(() => {
    let isWanted = true;
    siteBoards.drawing(race.board).then(
      (found) => isWanted && setDrawing(found),
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [race]);
  return drawing;
}

/** Ties a board to a player: from now on the board shows where the player stands. */
function attach(board: BoardHandle, drawing: Drawing, player: Player, you: number | null) {
  const { replay } = player;
  const road = roadOf(drawing);
  player.onShow(async (step, isNext) => {
    board.settle();
    const table = replay.tableAt(step);
    const at = player.at.value;
    if (isNext && at > 0) {
      const act = replay.steps[step]?.act;
      const decision = act?.kind === 'decision' ? { seat: act.seat, text: act.decision } : undefined;
      const before = replay.tableAt(player.stops[at - 1]!);
      const drives = drivesOf(road, before, { seq: step, turn: 0, happenings: [], table, decision });
      if (drives.length > 0) await board.drive(drives, player.speed.value);
    }
    // Somebody may have gone elsewhere while the cars drove.
    if (player.step === step) board.show(sceneOf(table, null, null, you));
  });
}

export function ReplayBoard({ race, player }: { race: OpenRace; player: Player }) {
  const place = useRef<HTMLDivElement>(null);
  const drawing = useDrawing(race);
  const label = t('result.board_of', { circuit: placeName(race) });
  useEffect(() => {
    if (!drawing || !place.current) return;
    const board = createBoard(place.current, {
      drawing,
      heading: 'north',
      label,
      onSelect: () => {},
      onConfirm: () => {},
    });
    board.follow('whole');
    attach(board, drawing, player, race.you);
    return () => {
      player.onShow(() => Promise.resolve());
      board.destroy();
    };
  }, [drawing, player, race, label]);
  return (
    <div class="replay-board" ref={place}>
      {!drawing && <p class="opening">{t('result.board_loading')}</p>}
    </div>
  );
}
