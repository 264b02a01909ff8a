import { hydrate, render, type VNode } from 'preact';
import { act } from 'preact/test-utils';
import { renderToString } from 'preact-render-to-string';
import { expect, vi } from 'vitest';

/** Draws a part as the server or as a browser; one that runs scripts has text in a noscript. */
function drawn(SSR: boolean, part: VNode, unscripted = ''): HTMLElement {
  vi.stubEnv('SSR', SSR);
  const innerHTML = renderToString(part).replace(/<noscript>.*?<\/noscript>/gs, `<noscript>${unscripted}</noscript>`);
  return Object.assign(document.createElement('div'), { innerHTML });
}

/** Preact warns of nothing: a browser must draw a part as the server sent it, and it must stay so once it is taken over. */
export function expectTakenOver(part: () => VNode): void {
  const sent = drawn(true, part()).innerHTML;
  const taken = drawn(true, part(), 'Fields as text');
  const { innerHTML } = drawn(false, part());
  let asTaken = '';
  void act(() => {
    hydrate(part(), taken);
    asTaken = taken.innerHTML;
    // Gone before its effects: they would run when the test is over.
    render(null, taken);
  });
  vi.unstubAllEnvs();
  expect(innerHTML).toBe(sent);
  expect(asTaken).toBe(sent);
}
