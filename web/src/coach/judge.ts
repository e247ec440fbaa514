// Asks coach.wasm what the decisions of a race cost, a turn at a time: whoever listens can show what there is.
import type { WasmModule } from '../engine/module';
import type { LapKind, News, Question, StepPrice } from './types';

interface Judged {
  thousandths: number;
  best: string;
}

/** Acts of one turn, as places in the list. */
function turnsOf({ acts }: Question): number[][] {
  const turns: number[][] = [];
  for (const [step, { turn }] of acts.entries()) {
    const isNew = step === 0 || acts[step - 1]!.turn !== turn;
    if (isNew) turns.push([]);
    turns.at(-1)!.push(step);
  }
  return turns;
}

function see(module: WasmModule, { acts }: Question, step: number): StepPrice[] {
  const { seat, decision } = acts[step]!;
  module.put(decision);
  const judged = module.json<Judged | null>('see', seat);
  return judged ? [{ step, seat, turns: judged.thousandths / 1000, best: judged.best }] : [];
}

export function* judgeRace(module: WasmModule, question: Question): Generator<News> {
  const { setup, seats } = question;
  module.putSetup(setup);
  module.json('begin');
  const turns = turnsOf(question);
  for (const [at, seat] of seats.entries()) {
    module.json('judge', seat);
    for (const [turn, steps] of turns.entries()) {
      const prices = steps.flatMap((step) => see(module, question, step));
      const lap = module.json<LapKind | null>('lap');
      yield { kind: 'judged', seat, lap, prices, done: (at + (turn + 1) / turns.length) / seats.length };
      if (lap === 'none') break;
    }
  }
  yield { kind: 'over' };
}
