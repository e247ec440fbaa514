// The engine of the page: the rules as WebAssembly behind the types of ./types.

import { WasmModule } from './module';
import type { Decided, Desk, Engine, EngineRace, Pending, RuleSetInfo, RulesId, Table } from './types';
import url from './engine.wasm?url';

// A race that nobody holds any more is freed some time later; free() does it now.
const forgotten = new FinalizationRegistry<{ module: WasmModule; race: number }>(({ module, race }) =>
  module.freeRace(race),
);

class WasmRace implements EngineRace {
  readonly rules: RulesId;
  readonly #module: WasmModule;
  readonly #race: number;

  constructor(module: WasmModule, rules: RulesId, race: number) {
    this.#module = module;
    this.rules = rules;
    this.#race = race;
    forgotten.register(this, { module, race }, this);
  }

  options(): string {
    return this.#module.json('options', this.#race);
  }

  boardDigest(): string {
    return this.#module.json('board_digest', this.#race);
  }

  pending(): Pending {
    return this.#module.json('pending', this.#race);
  }

  legal(seat: number): string[] {
    return this.#module.json('legal', this.#race, seat);
  }

  singleDecisions(decision: string): string[] {
    this.#module.put(decision);
    return this.#module.json('single_decisions', this.#race);
  }

  decide(seat: number, decision: string): Decided {
    this.#module.put(decision);
    return this.#module.json('decide', this.#race, seat);
  }

  roll(face: number): Decided {
    return this.#module.json('roll', this.#race, face);
  }

  choose(seat: number, driver: string, seed: bigint): string {
    this.#module.put(driver);
    return this.#module.json('choose', this.#race, seat, BigInt.asUintN(64, seed));
  }

  isFormality(seat: number): boolean {
    return this.#module.json('is_formality', this.#race, seat);
  }

  desk(seat: number): Desk {
    return this.#module.json('desk', this.#race, seat);
  }

  table(): Table {
    return this.#module.json('table', this.#race);
  }

  turn(): number {
    return this.#module.json('turn', this.#race);
  }

  digest(): string {
    return this.#module.json('digest', this.#race);
  }

  state(): Uint8Array {
    return this.#module.bytes('state', this.#race);
  }

  setState(bytes: Uint8Array): void {
    this.#module.put(bytes);
    this.#module.text('set_state', this.#race);
  }

  seenBy(seat: number): EngineRace {
    return new WasmRace(this.#module, this.rules, this.#module.json('seen_by', this.#race, seat));
  }

  clone(): EngineRace {
    return new WasmRace(this.#module, this.rules, this.#module.json('clone', this.#race));
  }

  free(): void {
    forgotten.unregister(this);
    this.#module.freeRace(this.#race);
  }
}

class WasmEngine implements Engine {
  readonly #module: WasmModule;

  constructor(module: WasmModule) {
    this.#module = module;
  }

  rules(): RuleSetInfo[] {
    return this.#module.json('rules');
  }

  drivers(rules: RulesId): string[] {
    this.#module.put(rules);
    return this.#module.json('drivers');
  }

  newRace(setup: { rules: RulesId; board: string; options: string; names: string[] }): EngineRace {
    this.#module.putSetup(setup);
    return new WasmRace(this.#module, setup.rules, this.#module.json('new_race'));
  }
}

/** From the bytes of engine.wasm, for tests and workers that have them. */
export async function engineFrom(bytes: BufferSource): Promise<Engine> {
  const { instance } = await WebAssembly.instantiate(bytes, {});
  return new WasmEngine(new WasmModule(instance));
}

let loading: Promise<Engine> | undefined;

/** The one engine of the page; a load that failed is tried again. */
export function loadEngine(): Promise<Engine> {
  loading ??= WebAssembly.instantiateStreaming(fetch(url), {})
    .then(({ instance }) => new WasmEngine(new WasmModule(instance)))
    .catch((reason: unknown) => {
      loading = undefined;
      throw reason;
    });
  return loading;
}
