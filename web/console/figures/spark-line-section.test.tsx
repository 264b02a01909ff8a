import { expect, test } from 'vitest';
import { render } from '#web/console/kit/testing/render.tsx';
import { SparkLine } from './spark-line-section.tsx';

test('a small line stands from zero and breaks where nothing is known; a screen reader passes it by', () => {
  const { container } = render(<SparkLine values={[0, 4, null, 8]} />);
  const svg = container.querySelector('svg');
  expect(svg?.getAttribute('aria-hidden')).toBe('true');
  expect(svg?.querySelector('path')?.getAttribute('d')).toBe('M0 96h0L1 51M3 6h0');
});
