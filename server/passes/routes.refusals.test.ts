import { expect, test } from 'vitest';
import { dayOf } from '#contract/kernel/dates/dates.ts';
import { visitDaysAt } from '#contract/opening-days/rules.ts';
import { refusalAtGate, type TicketAtGate } from '#contract/passes/rules.ts';
import { PAYMENT_STATUSES } from '#contract/payments/model.ts';
import { aPark } from '#server/parks/factory.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { theOwner } from '#server/testing/the-owner.ts';

const use = useTestApp();

const owner = theOwner(use);

test('the database refuses a ticket for the same reasons as a gate without a network, at every hour of a park', async () => {
  const ends = [null, '17:30', '23:59', '00:00', '00:30', '02:00', '09:00'];
  const instants = ['11:49', '11:50', '12:00', '13:19', '13:20', '23:59'].map(
    (time) => new Date(`2027-01-04T${time}:00+05:30`),
  );
  for (const time of ['00:00:00.000', '00:15:00.000', '00:29:59.999', '00:30:00.000', '02:00:00.000', '09:00:00.000'])
    instants.push(new Date(`2027-01-05T${time}+05:30`));
  const dates = ['2027-01-03', '2027-01-04', '2027-01-05', '2027-01-06'];
  for (const closesAt of ends) {
    const minutes = { slotEarlyMinutes: 10, slotLateMinutes: 20 };
    const { _id: here } = await aPark(use, owner, { startTime: '09:00', endTime: closesAt, ...minutes });
    const tickets = PAYMENT_STATUSES.flatMap((status) =>
      [true, false].flatMap((admitted) =>
        dates.flatMap((visitDate) =>
          SLOTS.map((slot): TicketAtGate => ({ parkId: here, status, admitted, visitDate, ...slot })),
        ),
      ),
    );
    const cases = tickets.flatMap((ticket) =>
      instants.flatMap((at) => ['p', null].map((parkId) => ({ ticket, at, parkId, day: dayOf(at) }))),
    );
    const told = await refusalsOf(cases);
    const hours = { opensAt: '09:00', closesAt };
    const ours = cases.map(({ ticket, at: now, parkId }) =>
      refusalAtGate(ticket, { ...minutes, parkId, days: visitDaysAt(hours, now), now }),
    );
    expect(cases.map((one, n) => ({ ...one, told: told[n] }))).toEqual(
      cases.map((one, n) => ({ ...one, told: ours[n] })),
    );
  }
});

const SLOTS = [
  { slot: null, slotUntil: null },
  { slot: '12:00', slotUntil: '13:00' },
  { slot: '23:00', slotUntil: '23:59' },
];

/** Answers the database's words for tickets at gates, in one statement. */
async function refusalsOf(cases: { ticket: TicketAtGate; at: Date; parkId: string | null; day: string }[]) {
  const asked = cases.map(({ ticket, ...gate }) => ({
    ...gate,
    row: {
      organisation_id: owner.organisationId,
      status: ticket.status,
      park_id: ticket.parkId,
      visit_date: ticket.visitDate,
      slot: ticket.slot,
      slot_until: ticket.slotUntil,
      admitted_at: ticket.admitted ? '2027-01-04T06:30:00.000Z' : null,
    },
  }));
  const rows = await use.database.asOwner(
    `select refusal_at_gate(jsonb_populate_record(null::booking, c -> 'row'), c ->> 'parkId', (c ->> 'day')::date,
       (c ->> 'at')::timestamptz) as refusal from jsonb_array_elements($1) with ordinality as f (c, n) order by n`,
    [JSON.stringify(asked)],
  );
  return rows.map(({ refusal }) => refusal);
}
