// What a race on a server needs of the world around it.
import type { Engine } from '../engine/types';
import { siteBoards, type BoardSource } from './boards';
import type { Socket } from './line';
import { withKey } from './race_key';

export interface OnlineWorld {
  engine: Engine;
  boards: BoardSource;
  /** A new line to the race that tells what came after `from`. */
  connect(from: number): Socket;
  fetchRecord(): Promise<string>;
}

export function raceAddress(id: string, part = ''): URL {
  return new URL(withKey(`/api/races/${encodeURIComponent(id)}${part}`), location.href);
}

export function siteWorld(engine: Engine, id: string): OnlineWorld {
  return {
    engine,
    boards: siteBoards,
    connect(from) {
      const address = raceAddress(id, '/live');
      address.protocol = address.protocol.replace('http', 'ws');
      address.searchParams.set('from', String(from));
      return new WebSocket(address) as Socket;
    },
    async fetchRecord() {
      const answer = await fetch(raceAddress(id, '/record'));
      if (!answer.ok) throw new Error(`record: ${answer.status}`);
      return answer.text();
    },
  };
}
