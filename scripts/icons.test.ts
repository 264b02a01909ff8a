import { expect, test } from 'vitest';
import { fewerShapes } from './icons.ts';

const linesOf = (...shapes: Parameters<typeof fewerShapes>[0]) => fewerShapes(shapes).map(([, { d }]) => d);

test('lines, circles and boxes of an icon become one path, each where it was', () => {
  expect(
    linesOf(
      ['path', { d: 'M1 2v3', key: 'a' }],
      ['path', { d: 'm15 5 4 4', key: 'b' }],
      ['line', { x1: '1', y1: '2', x2: '3', y2: '4', key: 'c' }],
      ['circle', { cx: '12', cy: '10', r: '3', key: 'd' }],
      ['rect', { x: '3', y: '4', width: '5', height: '6', key: 'e' }],
      ['rect', { x: '3', y: '4', width: '18', height: '14', rx: '2', key: 'f' }],
    ),
  ).toEqual([
    'M1 2v3M0 0m15 5 4 4M1 2L3 4M9 10a3 3 0 1 0 6 0a3 3 0 1 0 -6 0zM3 4h5v6h-5v-6z' +
      'M5 4h14a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-10a2 2 0 0 1 2 -2z',
  ]);
});

test('what is more than a line stays as it is', () => {
  const dot = ['circle', { cx: '13', cy: '6', r: '.5', fill: 'currentColor', key: 'dot' }] as const;
  expect(fewerShapes([['path', { d: 'M1 2v3', key: 'a' }], dot])).toEqual([
    ['path', { d: 'M1 2v3', key: 'lines' }],
    dot,
  ]);
});
