// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { QrFigure } from './qr-figure.tsx';

test('the code is large enough to be scanned and says in words what it is', () => {
  const html = renderToString(<QrFigure image="data:," label="QR code of your ticket" caption="Code 7K2M-9QXA" />);
  expect(html).toContain('alt="QR code of your ticket"');
  expect(Number(/width="(\d+)"/.exec(html)?.[1])).toBeGreaterThanOrEqual(240);
  expect(html).toMatch(/<figcaption[^>]*>.*Code.* .*>7K2M-9QXA</);
});

test('a code without words below it has no empty line', () => {
  expect(renderToString(<QrFigure image="data:," label="QR" />)).not.toContain('figcaption');
});
