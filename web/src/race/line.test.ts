// @vitest-environment node
import type { AddressInfo } from 'node:net';
import { createRequire } from 'node:module';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Line, type Socket } from './line';
import type { FromServer } from './wire';

// The sockets are real: a server on this machine, and a client that breaks when the server does.
interface Peer {
  on(what: 'message', hear: (data: unknown) => void): void;
  send(text: string): void;
  terminate(): void;
}
interface PeerServer {
  on(what: 'connection', meet: (peer: Peer) => void): void;
  once(what: 'listening', then: () => void): void;
  address(): AddressInfo;
  close(): void;
}
const { WebSocketServer, WebSocket: Client } = createRequire(import.meta.url)('ws') as {
  WebSocketServer: new (options: { port: number; host: string }) => PeerServer;
  WebSocket: new (address: string) => Socket;
};

interface Heard {
  do: string;
  re: number;
  decision?: string;
  move?: number;
}

let server: PeerServer;
let peers: Peer[];
let heard: Heard[];
let isDeaf: boolean;
let line: Line;
let connections: string[];
let messages: FromServer[];

beforeEach(async () => {
  peers = [];
  heard = [];
  connections = [];
  messages = [];
  isDeaf = false;
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await new Promise<void>((resolve) => server.once('listening', resolve));
  server.on('connection', (peer) => {
    peers.push(peer);
    peer.on('message', (data) => {
      const said = JSON.parse(String(data)) as Heard;
      heard.push(said);
      if (isDeaf) return;
      if (said.decision === 'plot 999') {
        peer.send(
          JSON.stringify({ type: 'error', re: said.re, error: { code: 'speed_above_top', what: 'no' } }),
        );
      } else peer.send(JSON.stringify({ type: 'ack', re: said.re, seq: 7 }));
    });
    peer.send(JSON.stringify({ type: 'race', race: {}, happenings: [], chat: [] }));
  });
  const address = `ws://127.0.0.1:${server.address().port}`;
  line = new Line(() => new Client(address), {
    onMessage: (message) => messages.push(message),
    onConnection: (connection) => connections.push(connection),
  });
  await expect.poll(() => connections).toEqual(['live']);
});

afterEach(() => {
  line.close();
  for (const peer of peers) peer.terminate();
  server.close();
});

describe('a line to the server', () => {
  it('hears that a decision is durable, or why not', async () => {
    expect(await line.send({ do: 'decide', decision: 'plot 60', move: 3 })).toBeNull();
    const error = await line.send({ do: 'decide', decision: 'plot 999', move: 4 });
    expect(error?.code).toBe('speed_above_top');
    expect(messages.map((message) => message.type)).toEqual(['race']);
  });

  it('says again after a break what was not answered, with the same move', async () => {
    isDeaf = true;
    const answer = line.send({ do: 'decide', decision: 'plot 60', move: 3 });
    await expect.poll(() => heard.length).toBe(1);
    peers[0]!.terminate();
    isDeaf = false;
    expect(await answer).toBeNull();
    expect(heard.map(({ decision, move }) => [decision, move])).toEqual([
      ['plot 60', 3],
      ['plot 60', 3],
    ]);
    expect(connections).toEqual(['live', 'lost', 'live']);
  });

  it('keeps what is said while it is broken', async () => {
    peers[0]!.terminate();
    await expect.poll(() => connections.at(-1)).toBe('lost');
    const answer = line.send({ do: 'chat', text: 'hello' });
    line.retry();
    expect(await answer).toBeNull();
    expect(heard.map((said) => said.do)).toEqual(['chat']);
  });

  it('says nothing twice that was answered', async () => {
    await line.send({ do: 'decide', decision: 'plot 60', move: 3 });
    peers[0]!.terminate();
    await expect.poll(() => connections, { timeout: 3000 }).toEqual(['live', 'lost', 'live']);
    expect(heard).toHaveLength(1);
  });
});
