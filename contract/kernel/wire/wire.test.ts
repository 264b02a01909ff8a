import { expect, test } from 'vitest';
import { z } from 'zod';
import { rupees, wire } from './wire.ts';

const model = z.object({ id: z.string(), organisationId: z.string(), price: z.int(), opensAt: z.string().nullable() });
const codec = wire(model, { renames: { startTime: 'opensAt', fee: 'price' }, fields: { fee: rupees } });

test('legacy JSON becomes the model, and the model legacy JSON with its id twice', () => {
  const legacy = { _id: 'a', profileRegistrationId: 'o', fee: '12.50', startTime: null, stranger: 1 };
  const clean = z.decode(codec, legacy as z.input<typeof codec>);
  expect(clean).toEqual({ id: 'a', organisationId: 'o', price: 1250, opensAt: null });
  expect(z.encode(codec, clean)).toEqual({ _id: 'a', id: 'a', profileRegistrationId: 'o', fee: 12.5, startTime: null });
});
