import { beforeAll, expect, test } from 'vitest';
import { aBranch, bookLoan } from '#server/appointments/factory.ts';
import { anOwner, type Owner } from '#server/organisations/factory.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const use = useTestApp({ config: { rateLimitScale: 100 } });
let bank: Owner;
beforeAll(async () => {
  bank = await anOwner(use, { registrationType: 'loan' });
});

test('bookings, calls, completions and cancellations of one queue at once never lock each other out', async () => {
  const branch = await aBranch(use, bank);
  const ids: string[] = [];
  for (let n = 0; n < 12; n += 1) ids.push((await bookLoan(use, branch)).json._id);
  const answers = await Promise.all(
    ids.flatMap((id, at) => [
      use.call('PUT', `/loanbooking/${id}`, { bookingStatus: at % 2 ? 'complete' : 'called' }, bank),
      use.call('POST', '/queue/next', { kind: 'loan', id: branch._id }, bank),
      ...(at % 3 ? [] : [use.call('DELETE', `/loanbooking/${id}`, undefined, bank)]),
      bookLoan(use, branch),
    ]),
  );
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  const rows = await use.database.asOwner(
    `select t.state, b.status from token t join booking b on b.organisation_id = t.organisation_id and b.id = t.booking_id where t.queue_id = $1`,
    [branch._id],
  );
  expect(rows).toHaveLength(24);
  // Whatever was cancelled stays so: none is called again behind the back of its booking.
  expect(
    rows.filter(({ state, status }) => status === 'aborted' && (state === 'booked' || state === 'called')),
  ).toEqual([]);
  const [queue] = await use.database.asOwner('select issued, running from token_queue where queue_id = $1', [
    branch._id,
  ]);
  expect(queue.issued).toBe(24);
});
