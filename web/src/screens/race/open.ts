// Finds the race behind an address and all that its screen needs. What is known first is told first: the circuit, then its spaces, then
// the race with its cars.
import type { Drawing } from '../../board/types';
import { siteBoards } from '../../race/boards';
import { OnlineSession } from '../../race/online';
import { raceAddress, siteWorld } from '../../race/online_world';
import { openSolo } from '../../race/solo';
import type { Session } from '../../race/types';
import type { WireRace } from '../../race/wire';
import { loadRace } from '../../store/races';
import { RaceModel } from './model';

/** Why there is no race to show, as a key of the catalogue: 'failure_no_race'. */
export class Failure extends Error {}

/** What can be shown before the race can. */
export interface Known {
  circuit: string;
  drawing: Drawing | null;
}

interface Facts {
  circuit: string;
  board: { form: string; name: string };
}

async function factsOf(id: string): Promise<Facts> {
  if (id.startsWith('solo-')) {
    const saved = await loadRace(id);
    if (!saved) throw new Failure('no_race');
    return { circuit: saved.setup.circuit, board: saved.board };
  }
  // Asked once by itself, because a socket that does not open cannot say why.
  const answer = await fetch(raceAddress(id)).catch(() => null);
  if (answer?.status === 404) throw new Failure('no_race');
  if (!answer?.ok) throw new Failure('away');
  const { race } = (await answer.json()) as { race: Pick<WireRace, 'rules' | 'circuit'> };
  return { circuit: race.circuit, board: await siteBoards.entry(race.rules, race.circuit) };
}

async function sessionOf(id: string): Promise<Session> {
  const { loadEngine } = await import('../../engine/engine');
  const engine = await loadEngine().catch((cause: unknown) => {
    throw new Failure('no_engine', { cause });
  });
  if (id.startsWith('solo-')) {
    return openSolo(id, { engine, boards: siteBoards }).catch((cause: unknown) => {
      const why = cause instanceof Error ? cause.message : '';
      throw new Failure(why === 'no_race' || why === 'old_race' ? why : 'no_board', { cause });
    });
  }
  const session = new OnlineSession(id, siteWorld(engine, id));
  await settled(session);
  const { failure } = session.state.value;
  if (failure !== null) {
    session.close();
    throw new Failure(failure);
  }
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

export async function openRace(id: string, onKnown: (known: Known) => void): Promise<RaceModel> {
  const facts = await factsOf(id);
  onKnown({ circuit: facts.circuit, drawing: null });
  const drawn = siteBoards.drawing(facts.board);
  drawn.then(
    (drawing) => onKnown({ circuit: facts.circuit, drawing }),
    () => undefined,
  );
  const session = await sessionOf(id);
  try {
    const board = await siteBoards.named(session.state.value.info.board);
    return new RaceModel(session, await drawn, board.corners);
  } catch (cause) {
    session.close();
    throw new Failure('no_board', { cause });
  }
}
