import type { Locator, Page } from 'playwright-core';

/** From now on a page that is opened adds up what moves by itself. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.assign(globalThis, { shifted: 0 });
    const world = globalThis as unknown as { shifted: number };
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!shift.hadRecentInput) world.shifted += shift.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

export const shiftsOf = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as unknown as { shifted: number }).shifted);

/** The words that stand on two lines, of the first text of each of these parts. */
export const brokenWords = (parts: Locator): Promise<string[]> =>
  parts.evaluateAll((all) =>
    all.flatMap((part) => {
      const text = document.createTreeWalker(part, NodeFilter.SHOW_TEXT).nextNode() as Text;
      return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1 ? [word] : [];
      });
    }),
  );
