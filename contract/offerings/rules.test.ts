import { expect, test } from 'vitest';
import { saleState } from './rules.ts';

test.each([
  [{ published: true, active: true, closed: false }, 'onSale'],
  [{ published: true, active: false, closed: false }, 'paused'],
  [{ published: true, active: true, closed: false, doctorIds: ['d'] }, 'onSale'],
  [{ published: true, active: true, closed: false, doctorIds: [] }, 'paused'],
  [{ published: false, active: true, closed: false }, 'draft'],
  [{ published: false, active: false, closed: false }, 'draft'],
  [{ published: false, active: true, closed: true }, 'closed'],
  [{ published: false, active: false, closed: true }, 'closed'],
])('what is stored as %o is %s', (stored, state) => {
  expect(saleState(stored)).toBe(state);
});
