// @vitest-environment node
// Solo races as the site of earlier versions kept them, made by web/tools/kept_solo.mjs: each is opened where it was and goes on.
import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '../engine/types';
import { parseRecord } from '../fair/record';
import { prove } from '../fair/verify';
import { listRaces, saveRace, type SavedRace } from '../store/races';
import { openSolo } from './solo';
import type { Session } from './types';
import { diskBoards, realEngine } from './world_for_tests';

const stores = '../tests/kept/stores';
const versions = readdirSync(stores).filter((name) => name.startsWith('v'));

function racesOf(version: string): [string, SavedRace][] {
  const folder = `${stores}/${version}/solo`;
  return readdirSync(folder).map((file) => [
    file.replace('.json', ''),
    JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as SavedRace,
  ]);
}

let engine: Engine;

beforeAll(async () => {
  engine = await realEngine();
});

/** Until I am asked or the race is over. */
function rest(session: Session) {
  return expect
    .poll(() => session.state.value.desk !== null || session.state.value.phase === 'over', {
      interval: 1,
      timeout: 20_000,
    })
    .toBe(true);
}

async function driveHome(session: Session) {
  for (let i = 0; session.state.value.phase !== 'over'; ++i) {
    const choices = session.state.value.desk!.choices.filter((choice) => choice.decision);
    await session.decide(choices[i % choices.length]!.decision);
    expect(session.state.value.refusal).toBeNull();
    await rest(session);
  }
}

describe.each(versions)('a solo race kept by %s', (version) => {
  it.each(racesOf(version))('%s goes on where it was, to its end', async (_, kept) => {
    await saveRace(kept);
    expect((await listRaces()).map(({ id }) => id)).toContain(kept.id);
    const session = await openSolo(kept.id, { engine, boards: diskBoards });
    await rest(session);
    const { phase, table, info, canUndo } = session.state.value;
    expect(await session.record()).toBe(kept.record);
    expect(phase).toBe(kept.isOver ? 'over' : 'running');
    expect(table).toMatchObject({ turn: kept.turn, isOver: kept.isOver });
    expect(info).toMatchObject({ rules: kept.setup.rules, laps: kept.setup.laps, you: 0 });
    expect(canUndo).toBe(kept.marks.length > 0);

    await driveHome(session);
    const record = await session.record();
    expect(record.startsWith(kept.record)).toBe(true);
    const proof = prove(parseRecord(record), engine, await diskBoards.text(kept.board));
    expect(proof).toMatchObject({ complaint: null, isFair: true, hasSecret: true, isOver: true });
    for (const count of [proof.dice, proof.seals, proof.decisions, proof.states])
      expect(count.right).toBe(count.of);
    session.close();
  });
});
