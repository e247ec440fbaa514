// Finds the race behind an address and all that its screen needs.
import { siteBoards } from '../../race/boards';
import { OnlineSession } from '../../race/online';
import { raceAddress, siteWorld } from '../../race/online_world';
import { openSolo } from '../../race/solo';
import type { Session } from '../../race/types';
import { RaceModel } from './model';

/** Why there is no race to show, as a key of the catalogue: 'failure_no_race'. */
export class Failure extends Error {}

async function sessionOf(id: string): Promise<Session> {
  const { loadEngine } = await import('../../engine/engine');
  const engine = await loadEngine().catch(() => Promise.reject(new Failure('no_engine')));
  if (id.startsWith('solo-')) {
    return openSolo(id, { engine, boards: siteBoards }).catch((error: unknown) => {
      const why = error instanceof Error ? error.message : '';
      throw new Failure(why === 'no_race' || why === 'old_race' ? why : 'no_board');
    });
  }
  const world = siteWorld(engine, id);
  // Asked once by itself, because a socket that does not open cannot say why.
  const answer = await fetch(raceAddress(id)).catch(() => null);
  if (answer?.status === 404) throw new Failure('no_race');
  if (!answer?.ok) throw new Failure('away');
  const session = new OnlineSession(id, world);
  await settled(session);
  return session;
}

/** Until the server has said what race it is. */
function settled(session: Session): Promise<void> {
  return new Promise((resolve) => {
    const stop = session.state.subscribe((state) => {
      if (state.phase === 'loading') return;
      resolve();
      queueMicrotask(() => stop());
    });
  });
}

export async function openRace(id: string): Promise<RaceModel> {
  const session = await sessionOf(id);
  const { info } = session.state.value;
  try {
    const board = await siteBoards.named(info.board);
    const drawing = await siteBoards.drawing(board);
    return new RaceModel(session, drawing, board.corners);
  } catch {
    session.close();
    throw new Failure('no_board');
  }
}
