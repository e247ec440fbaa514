// Phones: a touch screen, from the narrowest to a large one; and whether a page fits on it.
import { expect, type Page } from '@playwright/test';

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

export const phoneWidths = [320, 360, 390, 412] as const;

/** The same person with a phone in the hand: it knows what this browser knows. */
export async function onPhone(page: Page, address: string): Promise<Page> {
  const storageState = await page.context().storageState({ indexedDB: true });
  const context = await page
    .context()
    .browser()!
    .newContext({ ...phone, storageState });
  const other = await context.newPage();
  await other.emulateMedia({ reducedMotion: 'reduce' });
  await other.goto(address);
  return other;
}

/** What can be pressed or read and lies beyond the screen, or is cut by a box that does not show that it goes on. */
function cut(page: Page, width: number): Promise<string[]> {
  return page.evaluate((width) => {
    const isHidden = (element: Element) =>
      element.closest('.visually-hidden, [aria-hidden=true], svg') !== null ||
      !element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} "${(element.textContent ?? '').trim().slice(0, 40)}"`;
    /** A row that goes on fades at the end where it does. */
    const fades = (row: HTMLElement) => {
      const style = getComputedStyle(row);
      const length = (of: string) => parseFloat(style.getPropertyValue(of)) || 0;
      const before = row.scrollLeft > 1;
      const after = row.scrollLeft + row.clientWidth < row.scrollWidth - 1;
      return (
        style.maskImage !== 'none' &&
        (!before || length('--fade-before') > 0) &&
        (!after || length('--fade-after') > 0)
      );
    };
    const found: string[] = [];
    const wanted = 'a, button, input, select, output, th, td, dd, dt, label, p, li, h1, h2, h3';
    for (const element of document.querySelectorAll<HTMLElement>(wanted)) {
      if (isHidden(element)) continue;
      let box = element.getBoundingClientRect();
      if (box.width === 0 || box.height === 0) continue;
      let { left, right } = box;
      for (let around = element.parentElement; around; around = around.parentElement) {
        const { overflowX, textOverflow } = getComputedStyle(around);
        if (overflowX === 'visible') continue;
        if (textOverflow === 'ellipsis') break;
        box = around.getBoundingClientRect();
        const isBeyond = left < box.left - 1 || right > box.right + 1;
        if (!isBeyond) continue;
        if (!/auto|scroll/.test(overflowX)) found.push(`${name(element)} is cut by ${name(around)}`);
        else if (!fades(around))
          found.push(`${name(element)} lies in ${name(around)}, which does not show it`);
        // What is left of it lies within the box.
        left = Math.max(left, box.left);
        right = Math.min(right, box.right);
        if (right <= left) break;
      }
      if (right > left && (left < -1 || right > width + 1))
        found.push(`${name(element)} lies beyond the screen`);
    }
    return [...new Set(found)].slice(0, 8);
  }, width);
}

/** The page keeps to the width of the screen. A phone widens its window for what is too wide: only the screen's own width counts. */
export async function expectFits(page: Page, width: number, what: string) {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect.soft(wide, `${what} at ${String(width)}: pans sideways`).toBeLessThanOrEqual(width);
  expect.soft(await cut(page, width), `${what} at ${String(width)}`).toEqual([]);
}

/** On every phone, one after the other. */
export async function expectFitsOnPhones(page: Page, what: string, then?: (width: number) => Promise<void>) {
  for (const width of phoneWidths) {
    await page.setViewportSize({ width, height: Math.round(width * 2.1) });
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await expectFits(page, width, what);
    await then?.(width);
  }
}
