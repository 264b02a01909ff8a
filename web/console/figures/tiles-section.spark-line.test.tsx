// @vitest-environment happy-dom

import { expect, test } from 'vitest';
import { render } from '#web/console/kit/testing/render.tsx';
import { SparkLine } from './tiles-section.tsx';

test('a small line stands from zero: half of the most is half as high, and a screen reader passes it by', () => {
  const { container } = render(<SparkLine values={[0, 4, 8]} />);
  const svg = container.querySelector('svg');
  expect(svg?.getAttribute('aria-hidden')).toBe('true');
  expect(svg?.querySelector('.line')?.getAttribute('d')).toBe('M16.67 96L50 51L83.33 6');
});
