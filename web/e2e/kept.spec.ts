// The database of an earlier version of the site, in a real browser: its races are listed, opened and gone on with.
import { expect, test } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import type { SavedRace } from '../src/store/races';
import { answer, watchProblems, withoutMotion } from './kit';

const folder = '../tests/kept/stores/v1/solo';

const races = new Map(
  readdirSync(folder).map((file) => [
    file.replace('.json', ''),
    JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as SavedRace,
  ]),
);

test('races that version 1 of the database holds are there, and go on', async ({ page }) => {
  await withoutMotion(page);
  // A file of the same origin: no page of ours has opened the database yet.
  await page.goto('/manifest.webmanifest');
  await page.evaluate(
    (kept) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('chicane', 1);
        request.onerror = () => reject(request.error ?? new Error('no database'));
        request.onupgradeneeded = () => request.result.createObjectStore('races', { keyPath: 'id' });
        request.onsuccess = () => {
          const writing = request.result.transaction('races', 'readwrite');
          for (const race of kept) writing.objectStore('races').put(race);
          writing.oncomplete = () => {
            request.result.close();
            resolve();
          };
        };
      }),
    [...races.values()],
  );
  const problems = watchProblems(page);
  await page.goto('/');
  await expect(page.locator('a[href*="/race/solo-"]').first()).toBeVisible();
  await page.goto('/replay');
  await expect(page.locator(`a[href$="/replay/${races.get('formula-one-over')!.id}"]`)).toBeVisible();
  for (const name of ['speed-circuit-plot', 'formula-one-running']) {
    await page.goto(`/race/${races.get(name)!.id}`);
    for (let i = 0; i < 3; ++i) expect(await answer(page)).toBe(true);
  }
  await page.goto(`/race/${races.get('formula-one-over')!.id}`);
  await page.getByRole('link', { name: 'See the result' }).click();
  await expect(page.getByText('Dice of this browser, checked')).toBeVisible();
  expect(problems).toEqual([]);
});
