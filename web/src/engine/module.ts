// A module of ours (src/apps/wasm/texts.h): one text goes in, one comes out.

/** All take numbers; a call says 1, or 0 if its output is a complaint. */
type Call = (...numbers: (number | bigint)[]) => number;

interface Exports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  input(size: number): number;
  output(): number;
  output_size(): number;
  [call: string]: unknown;
}

/** How a race begins. */
export interface Setup {
  rules: string;
  options: string;
  names: string[];
  /** The text of its board. */
  board: string;
}

export class WasmModule {
  readonly #exports: Exports;
  readonly #toBytes = new TextEncoder();
  readonly #toText = new TextDecoder();

  constructor(instance: WebAssembly.Instance) {
    this.#exports = instance.exports as unknown as Exports;
    this.#exports._initialize();
  }

  /** What a call says as text. Throws its complaint. */
  text(name: string, ...numbers: (number | bigint)[]): string {
    return this.#toText.decode(this.#call(name, numbers));
  }

  json<T>(name: string, ...numbers: (number | bigint)[]): T {
    return JSON.parse(this.text(name, ...numbers)) as T;
  }

  /** A copy of its own: the module's memory goes on changing. */
  bytes(name: string, ...numbers: (number | bigint)[]): Uint8Array {
    return this.#call(name, numbers).slice();
  }

  /** The text that the next call reads. */
  put(input: string | Uint8Array): void {
    const bytes = typeof input === 'string' ? this.#toBytes.encode(input) : input;
    const at = this.#exports.input(bytes.length);
    if (at === 0) throw new Error('the text is too long');
    new Uint8Array(this.#exports.memory.buffer).set(bytes, at);
  }

  putSetup({ rules, options, names, board }: Setup): void {
    this.put([rules, options, names.join('\n'), board].join('\0'));
  }

  freeRace(race: number): void {
    (this.#exports['free_race'] as (race: number) => void)(race);
  }

  #call(name: string, numbers: (number | bigint)[]): Uint8Array {
    let isGood: boolean;
    try {
      isGood = (this.#exports[name] as Call)(...numbers) === 1;
    } catch (stopped) {
      // Before it stops, the module says which of its own assertions does not hold.
      throw new Error(`${name}: ${this.#toText.decode(this.#output())}`, { cause: stopped });
    }
    if (!isGood) throw new Error(this.#toText.decode(this.#output()));
    return this.#output();
  }

  // Memory that has grown is another buffer: looked up anew each time.
  #output(): Uint8Array {
    return new Uint8Array(this.#exports.memory.buffer, this.#exports.output(), this.#exports.output_size());
  }
}
