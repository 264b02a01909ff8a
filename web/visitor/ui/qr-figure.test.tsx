import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { QrFigure, qrFileName } from './qr-figure.tsx';

test('a saved code is found again by place and day, in any script', () => {
  expect(qrFileName('Nehru Zoo', '2027-01-02')).toBe('Nehru-Zoo-2027-01-02.png');
  expect(qrFileName('నెహ్రూ పార్క్', '2027-01-02')).toBe('నెహ్రూ-పార్క్-2027-01-02.png');
});

test('a name with signs that files cannot have still makes one file', () => {
  expect(qrFileName('A/B: "C"?', '2027-01-02')).not.toMatch(/[/:"?\\ ]/);
});

test('the code is large enough to be scanned and says in words what it is', () => {
  const html = renderToStaticMarkup(
    <QrFigure image="data:," label="QR code of your ticket" caption="Code 7K2M-9QXA" />,
  );
  expect(html).toContain('alt="QR code of your ticket"');
  expect(Number(/width="(\d+)"/.exec(html)?.[1])).toBeGreaterThanOrEqual(240);
  expect(html).toMatch(/<figcaption[^>]*>.*Code.* .*>7K2M-9QXA</);
});

test('a code without words below it has no empty line', () => {
  expect(renderToStaticMarkup(<QrFigure image="data:," label="QR" />)).not.toContain('figcaption');
});
