import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { TestApp } from '#server/testing/test-app.ts';
import { PATIENCE_MS } from './browser.ts';

/** Words outside of their station or of the screen. */
export const outside = (board: Page): Promise<string[]> =>
  board.evaluate(() => {
    const words = (part: Element): DOMRect => {
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
    const foot = document.querySelector('.board footer')?.getBoundingClientRect().top ?? innerHeight;
    const isUnderFoot = (part: Element): boolean =>
      part.matches('.station') && part.getBoundingClientRect().bottom > foot + 1;
    const board = parts.filter((part) => isHigh(part, screen) || isUnderFoot(part));
    return [...stations, ...board].map((part) => `${part.className}: ${part.textContent}`);
  });

export const seeAllFits = (board: Page): Promise<void> =>
  expect.poll(() => outside(board), { message: 'parts that do not fit', timeout: PATIENCE_MS }).toEqual([]);

/**
 * The height of the lowest digit as a share of the screen, the width of the widest number as a share of its card, and
 * the numbers that break.
 */
export const numbersOf = (board: Page): Promise<{ height: number; width: number; broken: string[] }> =>
  board.locator('.serving').evaluateAll((numbers) => {
    const all = numbers.map((number) => {
      const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
      const { fontWeight, fontSize, fontFamily } = getComputedStyle(number);
      context.font = `${fontWeight} ${fontSize} ${fontFamily}`;
      const range = document.createRange();
      range.selectNodeContents(number);
      return {
        height: context.measureText('8').actualBoundingBoxAscent / innerHeight,
        width: range.getBoundingClientRect().width / (number.parentElement?.clientWidth ?? 1),
        words: number.textContent ?? '',
        lines: range.getClientRects().length,
      };
    });
    return {
      height: Math.min(...all.map(({ height }) => height)),
      width: Math.max(...all.map(({ width }) => width)),
      broken: all.filter(({ lines }) => lines > 1).map(({ words }) => words),
    };
  });

export async function giveDigits({ database }: TestApp, queueId: string, digits: number): Promise<void> {
  const { asOwner } = database;
  // 8 is the widest digit where digits differ. The last numbers before another digit are left for waiting tokens.
  const first = digits === 1 ? 0 : Number('8'.repeat(digits)) - 3;
  const [{ lowest }] = (await asOwner('select min(number) - 1 as lowest from token where queue_id = $1', [
    queueId,
  ])) as [{ lowest: number }];
  const by = [first - lowest, queueId];
  // Ten thousand first: no two rows may have the same number on the way.
  await asOwner('update token set number = number + 10000 where queue_id = $1', [queueId]);
  await asOwner('update token set number = number - 10000 + $1 where queue_id = $2', by);
  await asOwner('update token_queue set issued = issued + $1, running = running + $1 where queue_id = $2', by);
}
