import { CompiledQuery, sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { shortCodeOf } from '#contract/kernel/ids.ts';
import type { Tx } from '#server/kernel/database/database.ts';
import { scopeOf, withScope } from '#server/kernel/database/scope.ts';
import { tradesOf } from '#server/offerings/factory.ts';
import { anOwner } from '#server/organisations/factory.ts';
import { aPark } from '#server/parks/factory.ts';
import { anAdmin } from '#server/testing/admin.ts';
import { looked, type PlanNode } from '#server/testing/looked.ts';
import { type CallAnswer, useTestApp } from '#server/testing/test-app.ts';
import { freshMobile, ticketForm } from '#server/tickets/factory.ts';
import { searchTickets } from '#server/tickets/repository.ts';

const use = useTestApp();
beforeEach(() => use.clock.set('2027-01-04T06:30:00.000Z'));

const idsIn = ({ json }: CallAnswer): string[] => json.map(({ _id }: { _id: string }) => _id);
type Lists = [lists: string[], name?: string];
/** The lists of the bookings of a kind of offering, and how its calls name a person: a ticket has no name. */
const LISTS: Record<string, Lists> = {
  park: [['/ticketbooking/search', '/ticketbooking/profileid']],
  clinic: [['/doctorbooking/search', '/doctorbooking/report'], 'patientName'],
  branch: [['/loanbooking/search', '/loanbooking/profileid'], 'name'],
  exhibition: [['/exbhitionbooking/search', '/exbhitionbooking/report'], 'visitorName'],
  coaching: [['/coachingbooking/search'], 'studentName'],
};

test.each(tradesOf(use))(
  'bookings of $trade are found in their list by code, id, mobile, its end, and name, and no others',
  async ({ kind, registrationType, published, book }) => {
    const [lists, name] = LISTS[kind] as Lists;
    const [owner, stranger] = [await anOwner(use, { registrationType }), await anOwner(use, { registrationType })];
    const stored = await published(owner);
    const [mobile, other] = [freshMobile(), freshMobile()];
    const id = (await book(stored, { mobile, ...(name && { [name]: 'Anasuya Rao' }) })).json._id as string;
    await book(stored, { mobile: other, ...(name && { [name]: 'Imran Khan' }) });
    const texts = [
      shortCodeOf(id),
      shortCodeOf(id).toLowerCase(),
      id,
      `${id}-2`,
      mobile,
      `+91 ${mobile}`,
      mobile.slice(-4),
    ];
    for (const list of lists) {
      const find = async (text: string | null, more: object = {}, { token } = owner) =>
        idsIn(await use.call('POST', list, { text, ...more }, { token }));
      for (const text of [...texts, ...(name ? ['anasuya', 'RAO'] : [])])
        expect([list, text, await find(text)]).toEqual([list, text, [id]]);
      for (const text of ['%%%%', '____', mobile.slice(-3), 'x', "' or true --"])
        expect([text, await find(text)]).toEqual([text, []]);
      expect(await find(null)).toHaveLength(2);
      expect(await find(mobile, { date: '2027-01-20' })).toEqual([]);
      expect(await find(mobile, {}, stranger)).toEqual([]);
      expect(await find(mobile, {}, await anAdmin(use))).toEqual([id]);
    }
  },
);

describe('in a list of thirty thousand', () => {
  const COUNT = 30_000;

  async function crowded() {
    const owner = await anOwner(use);
    const form = ticketForm(await aPark(use, owner), { mobile: '9000005210' });
    const { _id } = (await use.call('POST', '/ticketbooking/add', form)).json;
    await use.database.asOwner(
      `insert into booking (id, kind, organisation_id, park_id, mobile, visit_date, people, status, original_paise, discount_paise, total_paise,
         gateway, created_at)
       select 'z' || lpad((n * 7919 % 99991)::text, 5, '0') || lpad(n::text, 20, '0'), kind, organisation_id, park_id,
         '8' || lpad((n * 7::bigint)::text, 9, '0'), visit_date, people, status, original_paise, discount_paise, total_paise, gateway,
         created_at - n * interval '1 minute'
       from booking, generate_series(1, ${COUNT}) n where id = $1`,
      [_id],
    );
    await use.database.asOwner('analyze booking');
    return { owner, id: _id as string };
  }

  const rowsLookedAt = async (tx: Tx, organisationId: string, text: string): Promise<number> => {
    const page = searchTickets(tx, use.clock.now(), { organisationId, text })
      .orderBy('booking.created_at', 'desc')
      .limit(12);
    const { sql: words, parameters } = page.compile();
    const explained = CompiledQuery.raw(`explain (analyze, format json) ${words}`, [...parameters]);
    const [plan] = (await tx.executeQuery<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(explained)).rows;
    return looked(plan?.['QUERY PLAN'][0]?.Plan as PlanNode);
  };

  test('each text is answered by an index; without them all of the organisation would be read', async () => {
    const { owner, id } = await crowded();
    const actor = { role: 'owner', accountId: owner.organisationId, accountName: 'Asha', kind: 'park', parkId: null };
    const scope = scopeOf({
      ...actor,
      organisationId: owner.organisationId,
      branchId: null,
      at: use.clock.now(),
    } as never);
    for (const text of ['5210', '05210', '9000005210', shortCodeOf(id), id.slice(0, 5), id, 'asha rao']) {
      const rows = await withScope(use.deps.db, scope, (tx) => rowsLookedAt(tx, owner.organisationId, text));
      expect([text, rows < 400]).toEqual([text, true]);
    }
    const control = await withScope(use.deps.db, scope, async (tx) => {
      await sql`set local enable_indexscan = off`.execute(tx);
      await sql`set local enable_bitmapscan = off`.execute(tx);
      return rowsLookedAt(tx, owner.organisationId, '5210');
    });
    expect(control).toBeGreaterThan(COUNT);
    const { json, headers } = await use.call(
      'POST',
      '/ticketbooking/search',
      { text: '5210', limit: 12, page: 1 },
      owner,
    );
    expect(json.map(({ mobile }: { mobile: string }) => mobile.slice(-4))).toEqual(json.map(() => '5210'));
    expect(Number(headers['x-total-count'])).toBe(json.length);
    expect(json[0]._id).toBe(id);
  });
});
