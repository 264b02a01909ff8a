import type { CDPSession, Page } from 'playwright-core';

/** Phones upright and on their side, in CSS pixels; the narrow ones are also what zooming leaves of wider ones. */
const SCREENS = [
  { width: 180, height: 320 },
  { width: 240, height: 427 },
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 640, height: 320 },
  { width: 740, height: 360 },
];

/** In per cent of the browser's default. */
const TEXTS = [100, 125, 150, 175, 200];

interface Sight {
  width: number;
  height: number;
  medium: number;
}

/**
 * Finds parts that are wider than the screen, parts that stay and cover more than a quarter of it, and words that
 * break, leave their box or are cut.
 */
export async function troublesOfLargeText(page: Page, leastWidth = 180, texts = TEXTS): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const found: string[] = [];
  for (const text of texts) {
    const medium = (16 * text) / 100;
    await setText(session, page, medium);
    for (const screen of SCREENS.filter(({ width }) => width >= leastWidth)) {
      await page.setViewportSize(screen);
      await page.waitForFunction(isLaidOut, screen.width);
      const troubles = await page.evaluate(lookFor, { ...screen, medium });
      found.push(...troubles.map((words) => `${text} % at ${screen.width} × ${screen.height}: ${words}`));
    }
  }
  await session.detach();
  return found;
}

export async function setText(session: CDPSession, page: Page, medium: number): Promise<void> {
  await session.send('Page.setFontSizes', { fontSizes: { standard: medium, fixed: medium } });
  await page.waitForFunction((wanted) => {
    return matchMedia(`(width: ${document.documentElement.clientWidth / wanted}em)`).matches;
  }, medium);
}

/** With the text of the browser as it is; for pages without scripts too. */
export async function troublesOfSize(page: Page, screen: Omit<Sight, 'medium'>): Promise<string[]> {
  await page.setViewportSize(screen);
  return page.evaluate(lookFor, { ...screen, medium: 16 });
}

/** Runs in the page: the screen has its new width, and two frames were drawn with it. */
async function isLaidOut(width: number): Promise<boolean> {
  const frame = () => new Promise(requestAnimationFrame);
  await frame();
  await frame();
  return window.innerWidth === width;
}

function lookFor({ width, height, medium }: Sight): string[] {
  const all = <E extends Element = HTMLElement>(selector: string) => [...document.body.querySelectorAll<E>(selector)];
  return [...otherText(), ...wide(), ...covering(), ...words(), ...cutInputs()];

  /** Browsers drop the setting here and there: with small text nothing would be found. */
  function otherText(): string[] {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.fontSize = 'medium';
    const size = getComputedStyle(probe).fontSize;
    probe.remove();
    return size === `${medium}px` ? [] : [`text is ${size}`];
  }

  function wide(): string[] {
    if (document.documentElement.scrollWidth <= width) return [];
    const last = all('*').findLast((element) => element.getBoundingClientRect().right > width);
    return [`wider than the screen: ${last?.tagName} ${last?.className}`];
  }

  /** Bars that cover text. A part with the heading is the page itself, as a board is; a narrow one leaves room. */
  function covering(): string[] {
    const staying = all('*').filter((one) => /fixed|sticky/.test(getComputedStyle(one).position));
    const parts = staying.filter((one) => {
      const box = one.getBoundingClientRect();
      return !one.querySelector('h1') && box.height > height / 4 && box.width > width / 2;
    });
    return [...parts.map(({ className }) => `${className} covers more than a quarter`), ...stacked()];
  }

  /** Parts at one edge of the screen lie one on the other; a part within another counts once. */
  function stacked(): string[] {
    const staying = all('*').filter((one) => {
      const { position, visibility } = getComputedStyle(one);
      return /fixed|sticky/.test(position) && visibility !== 'hidden' && !one.querySelector('h1');
    });
    const outer = staying.filter((one) => !staying.some((other) => other !== one && other.contains(one)));
    const sum = outer.reduce((pixels, one) => pixels + one.getBoundingClientRect().height, 0);
    return outer.length > 1 && sum > height / 4
      ? [`${outer.map(({ className }) => className).join(' and ')} together cover more than a quarter`]
      : [];
  }

  /** Each part of a word with strokes, a code or a date whole. Longer ones and e-mail addresses may break. */
  function words(): string[] {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/(?<!\S)(?!\S*@)\S+/g))
        for (const part of word.matchAll(/\d/.test(word) ? /[^–—/]+/g : /[^–—/-]+/g))
          if (part[0].length <= 13) found.push(...troublesOf(text, index + part.index, part[0]));
    return found;
  }

  function troublesOf(text: Node, at: number, word: string): string[] {
    const range = document.createRange();
    range.setStart(text, at);
    range.setEnd(text, at + word.length);
    const lines = [...range.getClientRects()].filter((rect) => rect.width > 0);
    if (new Set(lines.map(({ top }) => Math.round(top))).size > 1) return [`“${word}” breaks`];
    const box = text.parentElement?.closest('.hide, .choice span, .button, .card, .ticket, main, header, footer, body');
    // Of what is folded away the browser keeps an older layout.
    if (!box?.checkVisibility() || box.matches('.hide')) return [];
    const edge = box.getBoundingClientRect().right + 1;
    return lines.some(({ right }) => right > edge) ? [`“${word}” leaves its box`] : [];
  }

  function cutInputs(): string[] {
    const cut = all<HTMLInputElement>('input').filter((input) => input.value && input.scrollWidth > input.clientWidth);
    return cut.map(({ value }) => `“${value}” is cut`);
  }
}
