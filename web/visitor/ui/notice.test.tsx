import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Notice } from './notice.tsx';

test('news that matters at once is read out at once, the rest is read in its place', () => {
  expect(renderToString(<Notice alert>Nothing was charged.</Notice>)).toContain('role="alert"');
  expect(renderToString(<Notice>Nothing was charged.</Notice>)).not.toContain('role=');
});

test('each kind of news has a drawing of its own, so that colour is never alone', () => {
  const drawings = (['info', 'warn', 'bad', 'good'] as const).map(
    (kind) => / d="([^"]+)"/.exec(renderToString(<Notice kind={kind} />))?.[1],
  );
  expect(new Set(drawings).size).toBe(4);
});

test('a drawing says nothing to a screen reader', () => {
  expect(renderToString(<Notice kind="bad" title="No" />)).toMatch(/<svg[^>]*aria-hidden="true"/);
});
