import { expect, test } from 'vitest';
import { z } from 'zod';
import { criteriaBody } from './criteria.ts';
import { rupees, wire } from './wire/wire.ts';

const model = z.object({
  name: z.string(),
  note: z.string().default(''),
  fee: z.int(),
  active: z.boolean().default(true),
  days: z.array(z.string()).default([]),
});
const find = criteriaBody(wire(model, { renames: { clinicName: 'name', status: 'active' }, fields: { fee: rupees } }));
const decode = (body: object) => z.decode(find, body as never);

test('what is asked for becomes criteria in clean names and forms', () =>
  expect(decode({ clinicName: 'Eye', fee: '450.50', status: false, page: '2', limit: 5 })).toEqual({
    page: 2,
    limit: 5,
    criteria: [
      { field: 'name', value: 'Eye' },
      { field: 'fee', value: 45_050 },
      { field: 'active', value: false },
    ],
  }));

test('null and an empty text are asked for as they stand, and defaults are not', () => {
  expect(decode({ note: '' }).criteria).toEqual([{ field: 'note', value: '' }]);
  expect(decode({ note: null }).criteria).toEqual([{ field: 'note', value: null }]);
  expect(decode({}).criteria).toEqual([]);
});

test('a list is asked for as a whole, and whose records are meant is no criterion', () => {
  expect(decode({ days: ['mon'] }).criteria).toEqual([{ field: 'days', value: ['mon'] }]);
  expect(decode({ days: [], profileRegistrationId: null }).criteria).toEqual([{ field: 'days', value: [] }]);
});

test('what the field cannot be is refused: another form, a fraction, more than is ever stored', () => {
  const wrong = [
    { clinicName: { $ne: '' } },
    { status: 'yes' },
    { fee: 'many' },
    { clinicName: ['x'] },
    { days: 'mon' },
    { fee: 30_000_000 },
    { page: 0 },
    { page: 1.5 },
    { limit: 'all' },
    { profileRegistrationId: 5 },
  ];
  for (const body of wrong) expect(z.safeDecode(find, body as never).success, JSON.stringify(body)).toBe(false);
});
