import { expect, test } from 'vitest';
import { render } from '#web/console/kit/testing/render.tsx';
import { Change } from './tiles-section.tsx';

const drawn = (now: number, before: number) => {
  const { container } = render(<Change figure={{ now, before }} show={String} better="more" />);
  return [container.textContent, container.querySelector('.change')?.className];
};

test('a figure that differs by less than half a percent is as before: no arrow and no colour say otherwise', () => {
  expect(drawn(1275, 1269)).toEqual([' As before 1269 before', 'change ']);
  expect(drawn(1300, 1269)).toEqual(['▲ 2% more 1269 before', 'change good']);
  expect(drawn(1200, 1269)).toEqual(['▼ 5% less 1269 before', 'change poor']);
});
