import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type AdmissionRules, countsOf, decideByRule, type KindCounts, peopleIn } from '#contract/admissions/rules.ts';
import { LIVE_MS } from '#contract/passes/rules.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { aGate, type TestGate } from './factory.ts';

const use = useTestApp();

/** Two adults, a child, a Family of four and a car: seven people. */
const BOUGHT = { adult: 2, child: 1, family: 1, fourwheeler: 1 };
const PEOPLE = 7;

async function ticketOf(gate: TestGate) {
  const ticket = await gate.ticket({ adults: 2 });
  for (const category of ['child', 'family', 'fourwheeler'])
    await use.database.asOwner(
      `insert into booking_line (booking_id, organisation_id, category, label, price_paise, quantity) values ($1, $2, $3, $3, 0, 1)`,
      [ticket.id, ticket.organisationId, category],
    );
  await use.database.asOwner('update booking set people = $2 where id = $1', [ticket.id, PEOPLE]);
  return { ...ticket, people: PEOPLE };
}

const some = fc.record(
  { adult: fc.integer({ min: 1, max: 3 }), child: fc.constant(1), family: fc.constant(1), fourwheeler: fc.constant(1) },
  { requiredKeys: [] },
);
const ask = fc.record({
  out: fc.boolean(),
  admit: fc.option(some, { nil: null, freq: 6 }),
  asks: fc.boolean(),
  late: fc.boolean(),
});
const rules: fc.Arbitrary<AdmissionRules> = fc.record({
  partOfGroup: fc.boolean(),
  reEntry: fc.boolean(),
  insideLimit: fc.constantFrom(4, 6, 100),
});

test('a gate without a network decides as the server does, scan by scan', async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(rules, fc.array(ask, { minLength: 6, maxLength: 12 }), async (rule, asks) => {
      const gate = await aGate(use, rule);
      const ticket = await ticketOf(gate);
      let standing: { letIn: KindCounts; inside: KindCounts } = { letIn: {}, inside: {} };
      for (const asked of asks) {
        const admit = asked.admit && Object.keys(asked.admit).length > 0 ? asked.admit : null;
        const people = { ofTicket: PEOPLE, inside: peopleIn(standing.inside, 4) };
        const here = decideByRule(BOUGHT, people, standing, rule, { ...asked, admit });
        const scannedAt = new Date(use.clock.now().getTime() - LIVE_MS - 1000).toISOString();
        const late = asked.late ? { scannedAt, letIn: 1 } : {};
        const told = await gate.scan(ticket, admit, { out: asked.out, asks: asked.asks, ...late });
        seen.add(here.result);
        expect(told.result).toBe(here.result);
        if ('left' in here) expect(countsOf(told.left)).toEqual(here.left);
        if (!('counts' in here)) continue;
        expect(countsOf(told.counts)).toEqual(here.counts);
        standing = here.standing;
        expect(told.inside.people).toBe(peopleIn(standing.inside, 4));
      }
    }),
    { seed: 24_006, numRuns: 25 },
  );
  expect([...seen].toSorted()).toEqual(['admitted', 'already_scanned', 'full', 'how_many', 'let_out', 'not_inside']);
});
