import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { PATIENCE_MS } from './browser.ts';

/** Answers the words that stand out of their station, or out of the screen. */
const outside = (board: Page): Promise<string[]> =>
  board.evaluate(() => {
    const words = (part: Element): DOMRect => {
      // A long name ends in dots.
      if (getComputedStyle(part).textOverflow === 'ellipsis') return part.getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(part);
      return range.getBoundingClientRect();
    };
    const isWide = (part: Element, within: DOMRect): boolean =>
      words(part).left < within.left || words(part).right > within.right;
    const isHigh = (part: Element, within: DOMRect): boolean =>
      part.getBoundingClientRect().top < within.top - 1 || part.getBoundingClientRect().bottom > within.bottom + 1;
    const stations = [...document.querySelectorAll('.station')].flatMap((station) =>
      [...station.children].filter((part) =>
        [isWide, isHigh].some((isOut) => isOut(part, station.getBoundingClientRect())),
      ),
    );
    const screen = new DOMRect(0, 0, innerWidth, innerHeight);
    const parts = [...document.querySelectorAll('.station, .board footer, .board header')];
    const board = parts.filter((part) => isHigh(part, screen));
    return [...stations, ...board].map((part) => `${part.className}: ${part.textContent}`);
  });

/** Waits until nothing stands out of its station or out of the screen. */
export const seeAllFits = (board: Page): Promise<void> =>
  expect.poll(() => outside(board), { message: 'parts that do not fit', timeout: PATIENCE_MS }).toEqual([]);
