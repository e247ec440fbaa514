// Finds the race behind an address and all that its screen needs.
import { siteBoards } from '../../race/boards';
import { OnlineSession, raceAddress, siteWorld } from '../../race/online';
import { openSolo } from '../../race/solo';
import type { Session } from '../../race/types';
import { RaceModel } from './model';

/** Why there is no race to show, as a key of the catalogue: 'failure_no_race'. */
export class Failure extends Error {}

async function sessionOf(id: string): Promise<{ session: Session; titleOf(rules: string): string }> {
  const { loadEngine } = await import('../../engine/engine');
  const engine = await loadEngine().catch(() => Promise.reject(new Failure('no_engine')));
  const titleOf = (rules: string) => engine.rules().find((one) => one.id === rules)?.title ?? rules;
  if (id.startsWith('solo-')) {
    const session = await openSolo(id, { engine, boards: siteBoards }).catch((error: unknown) => {
      throw new Failure(error instanceof Error && error.message === 'no_race' ? 'no_race' : 'old_race');
    });
    return { session, titleOf };
  }
  const world = siteWorld(engine, id);
  // Asked once by itself, because a socket that does not open cannot say why.
  const answer = await fetch(raceAddress(id)).catch(() => null);
  if (answer?.status === 404) throw new Failure('no_race');
  const session = new OnlineSession(id, world);
  await settled(session);
  return { session, titleOf };
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
  const { session, titleOf } = await sessionOf(id);
  const { info } = session.state.value;
  try {
    const board = await siteBoards.named(info.board);
    const drawing = await siteBoards.drawing(board);
    return new RaceModel(session, drawing, board.corners, titleOf(info.rules));
  } catch {
    session.close();
    throw new Failure('no_board');
  }
}
