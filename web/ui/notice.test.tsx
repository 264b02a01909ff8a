// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Notice } from './notice.tsx';

test('news that matters at once is read out at once, the rest is read in its place', () => {
  expect(renderToString(<Notice role="alert">Nothing was charged.</Notice>)).toContain('role="alert"');
  expect(renderToString(<Notice>Nothing was charged.</Notice>)).not.toContain('role=');
});

test('each kind of news has an icon of its own, so that colour is never alone', () => {
  const icons = (['info', 'warn', 'bad', 'good'] as const).map(
    (kind) => /<svg.*<\/svg>/.exec(renderToString(<Notice kind={kind} />))?.[0],
  );
  expect(new Set(icons).size).toBe(4);
});

test('an icon says nothing to a screen reader', () => {
  expect(renderToString(<Notice kind="bad" title="No" />)).toMatch(/<svg[^>]*aria-hidden="true"/);
});
