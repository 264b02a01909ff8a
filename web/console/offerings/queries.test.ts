import { expect, test } from 'vitest';
import { stateOf } from './queries.ts';

const clinic = { id: 'c', organisationId: 'o', published: true, closed: false };

test.each([
  ['one with a doctor is public', { ...clinic, doctorIds: ['d'] }, 'published'],
  ['one whose only doctor was closed is not', { ...clinic, doctorIds: [] }, 'inactive'],
  ['a draft stays a draft', { ...clinic, published: false, doctorIds: [] }, 'draft'],
  ['a park has no doctors and needs none', clinic, 'published'],
] as const)('of clinics %s', (_, record, state) => {
  expect(stateOf(record)).toBe(state);
});
