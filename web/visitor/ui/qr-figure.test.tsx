import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { QrFigure, savedName } from './qr-figure.tsx';

test('what is saved is found again by place, day and code, in any script', () => {
  expect(savedName('Sarovar Zoological Park', '2026-11-23', 'B5RC-7KX9')).toBe(
    'Sarovar-Zoological-Park-23-Nov-2026-B5RC-7KX9.png',
  );
  expect(savedName('నెహ్రూ పార్క్', '2027-01-02', '7K2M-9QXA', 'ics')).toBe('నెహ్రూ-పార్క్-2-Jan-2027-7K2M-9QXA.ics');
});

test('a name with signs that files cannot have still makes one file', () => {
  expect(savedName('A/B: "C"?', '2027-01-02', '7K2M-9QXA')).not.toMatch(/[/:"?\\ ]/);
});

test('the code is large enough to be scanned and says in words what it is', () => {
  const html = renderToString(<QrFigure image="data:," label="QR code of your ticket" caption="Code 7K2M-9QXA" />);
  expect(html).toContain('alt="QR code of your ticket"');
  expect(Number(/width="(\d+)"/.exec(html)?.[1])).toBeGreaterThanOrEqual(240);
  expect(html).toMatch(/<figcaption[^>]*>.*Code.* .*>7K2M-9QXA</);
});

test('a code without words below it has no empty line', () => {
  expect(renderToString(<QrFigure image="data:," label="QR" />)).not.toContain('figcaption');
});
