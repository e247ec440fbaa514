// @vitest-environment node
import { beforeAll, describe, expect, it } from 'vitest';
import type { Engine, RulesId } from '../engine/types';
import { parseRecord } from '../fair/record';
import { listRaces, loadRace } from '../store/races';
import { loadRecord } from '../store/records';
import { newSolo, openSolo } from './solo';
import type { Session, Step } from './types';
import { allRules } from '../ui/games_for_tests';
import { diskBoards, realEngine } from './world_for_tests';

let engine: Engine;

beforeAll(async () => {
  engine = await realEngine();
});

async function begin(rules: RulesId, mine = true): Promise<string> {
  const { fewestLaps } = engine.rules().find((one) => one.id === rules)!;
  const seats = ['Ann', 'Valli', 'Brandt', 'Okada'].map((name, i) => ({
    name,
    driver: mine && i === 0 ? 'human' : 'rookie',
  }));
  return newSolo({ rules, circuit: 'monza', laps: fewestLaps, seats }, diskBoards);
}

const open = (id: string) => openSolo(id, { engine, boards: diskBoards });

/** Until I am asked or the race is over. */
function rest(session: Session): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      const { desk, phase } = session.state.value;
      if (desk || phase === 'over') resolve();
      else setTimeout(look, 1);
    };
    look();
  });
}

/** The first that is offered, until the race is over or so many times. */
async function drive(session: Session, times = 5000) {
  for (let i = 0; i < times; ++i) {
    await rest(session);
    const { desk, phase } = session.state.value;
    if (phase === 'over') return;
    const choices = desk!.choices.filter((choice) => choice.decision);
    expect(choices.length).toBeGreaterThan(0);
    await session.decide(choices[i % choices.length]!.decision);
    expect(session.state.value.refusal).toBeNull();
  }
}

describe('a solo race', () => {
  it.each(allRules)(
    'of %s goes to the end, and its record is whole',
    async (rules) => {
      const id = await begin(rules);
      const session = await open(id);
      const steps: Step[] = [];
      session.onStep((step) => steps.push(step));
      await drive(session);
      const { phase, table, desk, story } = session.state.value;
      expect(phase).toBe('over');
      expect(table!.isOver).toBe(true);
      expect(desk).toBeNull();
      expect(story.length).toBeGreaterThan(0);
      expect(steps.at(-1)!.table.isOver).toBe(true);
      const record = parseRecord(await session.record());
      expect(record.hasEnd).toBe(true);
      expect(record.lines.at(-1)!.kind).toBe('secret');
      await expect.poll(async () => await loadRecord(id)).toBe(await session.record());
      const kept = (await loadRace(id))!;
      expect(kept.isOver).toBe(true);
      expect(kept.place).toBeLessThanOrEqual(table!.cars.length);
      session.close();
    },
    60_000,
  );

  it('goes on where it was after the page is closed', async () => {
    const id = await begin('speed-circuit');
    const first = await open(id);
    await drive(first, 8);
    await rest(first);
    const before = first.state.value;
    const record = await first.record();
    await expect.poll(async () => (await loadRace(id))!.record).toBe(record);
    first.close();
    const second = await open(id);
    await rest(second);
    expect(second.state.value.table).toEqual(before.table);
    expect(second.state.value.desk).toEqual(before.desk);
    expect(second.state.value.story).toEqual(before.story);
    expect(await second.record()).toBe(record);
    expect((await listRaces()).map((race) => race.id)).toContain(id);
    await drive(second);
    expect(second.state.value.phase).toBe('over');
    second.close();
  }, 60_000);

  it('takes a decision back until a die is thrown or hidden plots are open', async () => {
    const id = await begin('formula-one');
    const session = await open(id);
    let taken = 0;
    for (let i = 0; i < 60 && taken < 3; ++i) {
      await rest(session);
      if (session.state.value.phase === 'over') break;
      const before = session.state.value;
      const record = await session.record();
      await session.decide(before.desk!.choices.find((choice) => choice.decision)!.decision);
      if (!session.state.value.canUndo) continue;
      session.undo();
      ++taken;
      expect(await session.record()).toBe(record);
      expect(session.state.value.table).toEqual(before.table);
      expect(session.state.value.desk).toEqual(before.desk);
      await session.decide(before.desk!.choices.find((choice) => choice.decision)!.decision);
    }
    expect(taken).toBe(3);
    session.close();
  }, 30_000);

  it('never takes back what has shown the others’ plots', async () => {
    const session = await open(await begin('speed-circuit'));
    await rest(session);
    expect(session.state.value.table!.isHiddenRound).toBe(true);
    await session.decide(session.state.value.desk!.choices[0]!.decision);
    expect(session.state.value.canUndo).toBe(false);
    session.close();
  });

  it('says why not, and keeps the question', async () => {
    const session = await open(await begin('speed-circuit'));
    await rest(session);
    const { desk } = session.state.value;
    await session.decide('plot 20');
    expect(session.state.value.refusal).not.toBeNull();
    expect(session.state.value.desk).toEqual(desk);
    session.close();
  });

  it('runs by itself where all are bots, and shows no plot before its time', async () => {
    const session = await open(await begin('speed-circuit', false));
    const hidden: string[] = [];
    session.onStep(({ table }) => {
      if (table.isHiddenRound) hidden.push(...table.cars.map((car) => car.plot));
    });
    await rest(session);
    expect(session.state.value.info.you).toBeNull();
    expect(session.state.value.phase).toBe('over');
    expect(new Set(hidden.filter((plot) => plot && plot !== 'in' && plot !== 'thinks'))).toEqual(new Set());
    session.close();
  }, 60_000);

  it.each(['speed-circuit', 'speed-circuit-wbc'] as const)(
    'of %s has seals in its record as long as a round is hidden, and no answers',
    async (rules) => {
      const session = await open(await begin(rules));
      const rounds = new Set<string>();
      for (let i = 0; i < 40; ++i) {
        await drive(session, 1);
        await rest(session);
        const { table, desk, seats } = session.state.value;
        if (!table!.isHiddenRound) continue;
        const record = (await session.record()).trimEnd().split('\n');
        const races = (seat: number) =>
          table!.cars.some((car) => car.seat === seat && car.condition !== 'out' && car.condition !== 'home');
        const answered = seats.filter((_, seat) => races(seat) && !table!.awaited.includes(seat));
        if (answered.length > 0) rounds.add(desk!.phase);
        for (const { name } of answered) {
          const last = record.findLast((line) => line.split(' ').includes(name));
          expect(last).toMatch(new RegExp(`^seal ${name} [0-9a-f]{64}$`));
        }
      }
      expect([...rounds]).toContain('plot');
      session.close();
    },
    60_000,
  );
});
