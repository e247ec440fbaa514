// A module of ours as a script calls it: a text goes in, a text comes out (src/apps/wasm/texts.h).
import { readFileSync } from 'node:fs';

export function load(path) {
  const wasm = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(path)), {}).exports;
  wasm._initialize();
  const toBytes = new TextEncoder();
  const toText = new TextDecoder();

  function put(text) {
    const bytes = toBytes.encode(text);
    const at = wasm.input(bytes.length);
    new Uint8Array(wasm.memory.buffer).set(bytes, at);
  }

  function ask(name, ...numbers) {
    const isGood = wasm[name](...numbers);
    const text = toText.decode(new Uint8Array(wasm.memory.buffer, wasm.output(), wasm.output_size()));
    if (!isGood) throw new Error(`${name}: ${text}`);
    return text;
  }

  return { put, ask, askJson: (name, ...numbers) => JSON.parse(ask(name, ...numbers)), free: wasm.free_race };
}
