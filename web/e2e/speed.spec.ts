// Small and fast, as measured by the browser itself.
import { expect, test } from '@playwright/test';
import { answer, raceNow } from './kit';

test('the first load is small and soon interactive', async ({ page }) => {
  const started = Date.now();
  let bytes = 0;
  let engine = 0;
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const urls = new Map<string, string>();
  session.on('Network.responseReceived', ({ requestId, response }) => urls.set(requestId, response.url));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (urls.get(requestId)?.endsWith('.wasm')) engine += encodedDataLength;
    else bytes += encodedDataLength;
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Race now' }).click({ trial: true });
  const interactive = Date.now() - started;
  await page.waitForLoadState('networkidle');
  console.log(
    `first load ${String(bytes)} bytes, engine ${String(engine)}, interactive in ${String(interactive)} ms`,
  );
  expect(bytes).toBeLessThan(400_000);
  expect(engine).toBeLessThan(300_000);
  expect(interactive).toBeLessThan(1000);
});

test('twelve cars move at 60 frames a second', async ({ page }) => {
  await raceNow(page, 'speed-circuit', { laps: 1, rivals: 11 });
  await answer(page);
  await page.waitForTimeout(1000);
  const frames = await page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const times: number[] = [];
        const tick = (now: number) => {
          times.push(now);
          if (now - times[0]! < 3000) requestAnimationFrame(tick);
          else resolve(times);
        };
        requestAnimationFrame(tick);
      }),
  );
  const gaps = frames.slice(1).map((time, i) => time - frames[i]!);
  gaps.sort((a, b) => a - b);
  console.log(
    `median frame ${gaps[Math.floor(gaps.length / 2)]!.toFixed(1)} ms over ${String(gaps.length)} frames`,
  );
  expect(gaps[Math.floor(gaps.length / 2)]!).toBeLessThan(17.5);
});
