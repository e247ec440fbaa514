// The worker in which a lap is thought through, so that the page goes on. It is ended from outside when nobody waits for it.
import { WasmModule } from '../engine/module';
import url from './coach.wasm?url';
import { judgeRace } from './judge';
import type { News, Question } from './types';

const scope = self as unknown as DedicatedWorkerGlobalScope;
const say = (news: News) => scope.postMessage(news);

scope.addEventListener('message', async ({ data }: MessageEvent<Question>) => {
  try {
    const { instance } = await WebAssembly.instantiateStreaming(fetch(url), {});
    for (const news of judgeRace(new WasmModule(instance), data)) say(news);
  } catch {
    // No network, no memory, or an assertion that does not hold: for the reader it is the same.
    say({ kind: 'failed' });
  }
});
