// @vitest-environment node
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FactList } from './fact-list.tsx';

test('zero is a fact; what has no value is left out', () => {
  const facts = [
    ['Waiting', 0],
    ['Counter', null],
    ['Doctor', ''],
    ['Room', false],
    ['Day', undefined],
  ] as const;
  expect(renderToStaticMarkup(<FactList facts={facts} />)).toBe('<dl><div><dt>Waiting</dt><dd>0</dd></div></dl>');
});
