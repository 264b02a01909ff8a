import { beforeAll, describe, expect, test } from 'vitest';
import { addDays, dayOf, startOfDay } from '#contract/kernel/dates/dates.ts';
import { bookDoctor } from '#server/appointments/factory.ts';
import { loadDemo } from '#server/demo-data.ts';
import { INVARIANTS } from '#server/doctor.ts';
import { withConnection } from '#server/kernel/database/connection.ts';
import { findViolations } from '#server/kernel/records/invariants.ts';
import { repeatedRandom } from '#server/testing/outside-world.ts';
import { START, useTestApp } from '#server/testing/test-app.ts';
import { storyOf } from './crowd.ts';
import { openHistory, serveTokens } from './history.ts';
import { demoCrowds } from './offerings.ts';
import { LONGEST_LEAD } from './visitors.ts';

// The story follows from the ids of the offerings: with others some day has too few of something now and then.
const use = useTestApp({ config: { rateLimitScale: 100 }, deps: { random: repeatedRandom() } });
/** A twentieth of three weeks is as much as these need. */
const [scale, days] = [0.05, 21];
const wish = { scale, days };
const from = startOfDay(addDays(dayOf(START), -days - LONGEST_LEAD));
const EVENING = new Date(START.getTime() + 8 * 3_600_000);

/** Who books in the whole history as it is made up, without a database. */
async function story(until: Date): Promise<string[]> {
  const crowds = [...(await demoCrowds(use.deps)).values()].flat();
  const first = addDays(dayOf(START), -days);
  const all = Array.from({ length: days + LONGEST_LEAD + 1 }, (_, ahead) => addDays(first, ahead));
  const acts = crowds.flatMap((crowd) => all.flatMap((day) => storyOf(crowd, day, scale)));
  const booked = acts.filter(({ does, at }) => does === 'book' && at >= from && at <= until);
  return booked.map(({ booking }) => booking).sort();
}

const written = async (): Promise<string[]> => {
  const rows = await use.database.asOwner('select id from booking');
  return rows.map(({ id }) => id as string).sort();
};

const writeHistory = (): Promise<number> => openHistory(use.deps, wish).goOn();

/** Whatever is booked for that day breaks, as a database breaks that goes away. */
const BREAK = `
  create function break() returns trigger language plpgsql as $$ begin raise exception 'gone'; end $$;
  create trigger break before insert on booking for each row when (new.created_at > $day$) execute function break()`;

/** The first payment is undone, as PostgreSQL does to one of two that wait for each other. */
const UNDO_ONCE = `
  create sequence undone;
  create function undo_once() returns trigger language plpgsql security definer as $$
  begin
    if nextval('undone') = 1 then raise exception 'deadlock detected' using errcode = '40P01'; end if;
    return new;
  end $$;
  create trigger undo_once before insert on payment_attempt for each row execute function undo_once()`;

beforeAll(async () => {
  await loadDemo(use.deps);
  const middle = addDays(dayOf(START), -9);
  await use.database.asOwner(BREAK.replace('$day$', `'${middle}'`));
  await expect(writeHistory()).rejects.toThrow('gone');
  const before = await written();
  expect(before.length).toBeGreaterThan(50);
  await use.database.asOwner('drop trigger break on booking');
  await use.database.asOwner(UNDO_ONCE);
  await writeHistory();
});

const signedIn = async (name: string): Promise<{ token: string }> => {
  const login = { email: `${name}@demo.example`, password: 'pravesh-demo' };
  return (await use.call('POST', '/profileregistration/login', login)).json;
};

test('a history that stopped in the middle goes on where it stood: every booking of the story is there, and once', async () => {
  expect(await written()).toEqual(await story(START));
  expect(await writeHistory()).toBe(0);
});

test('the same offerings have the same story again, and others another', async () => {
  const once = await story(START);
  expect(await story(START)).toEqual(once);
  await use.database.asOwner(`update gateway_credential set retired_at = now() where merchant_id = 'PRAVESH-WALLET-1'`);
  expect((await story(START)).length).toBeLessThan(once.length);
  await use.database.asOwner(`update gateway_credential set retired_at = null where merchant_id = 'PRAVESH-WALLET-1'`);
});

test('every promise of the doctor holds', async () => {
  const findings = await withConnection(use.database.ownerUrl, (client) => findViolations(client, INVARIANTS));
  expect(findings.filter(({ violations }) => violations.length > 0)).toEqual([]);
});

describe('the report of', () => {
  const REPORTS = [
    ['clinic', '/doctorbooking', 'doctor-appointment'],
    ['bank', '/loanbooking', 'loan-appointment'],
    ['shows', '/exbhitionbooking', 'show-visit'],
    ['coaching', '/coachingbooking', 'batch-enrolment'],
  ] as const;

  test.each(REPORTS)('%s has every booking', async (name, path, kind) => {
    const { json } = await use.call('POST', `${path}/report`, {}, await signedIn(name));
    const rows = await use.database.asOwner('select id from booking where kind = $1 and not voided', [kind]);
    const ids = (records: { _id?: string; id?: string }[]) => records.map(({ _id, id }) => _id ?? id).sort();
    expect(json.length).toBeGreaterThan(2);
    expect(ids(json)).toEqual(ids(rows));
  });

  test('parks adds up to what was paid for tickets', async () => {
    const { json } = await use.call('POST', '/ticketbooking/report', {}, await signedIn('parks'));
    const [{ paise }] = await use.database.asOwner(
      `select sum(total_paise)::int as paise from booking where kind = 'park-ticket' and status = 'paid'`,
    );
    const rupees = json.flatMap(({ documents }: { documents: { totalAmount: number }[] }) => documents);
    expect(paise).toBeGreaterThan(1_000_000);
    expect(rupees.reduce((sum: number, { totalAmount }: { totalAmount: number }) => sum + totalAmount, 0) * 100).toBe(
      paise,
    );
  });
});

test('the planetarium sells by time slots, lets in by them, sells ahead, and is dearer at the weekend', async () => {
  const [counts] = await use.database.asOwner(
    `select count(*) filter (where slot is null)::int as untimed, count(*) filter (where visit_date < $1 and admitted_at is not null)::int as came,
       count(*) filter (where visit_date > (b.created_at at time zone 'Asia/Kolkata')::date)::int as ahead
     from booking b join park p on p.id = park_id where p.name = 'Nehru Planetarium'`,
    [dayOf(START)],
  );
  expect(counts).toMatchObject({ untimed: 0, came: expect.any(Number), ahead: expect.any(Number) });
  expect([counts.came > 0, counts.ahead > 0], JSON.stringify(counts)).toEqual([true, true]);
  const prices = await use.database.asOwner(
    `select distinct extract(isodow from visit_date) > 5 as weekend, price_paise::int as paise from booking b join booking_line l on l.booking_id = b.id
       join park p on p.id = park_id where p.name = 'Nehru Planetarium' and l.category = 'adult' order by 1`,
  );
  expect(prices).toEqual([
    { weekend: false, paise: 8000 },
    { weekend: true, paise: 10000 },
  ]);
});

test('what is on record stands in the name of the owners, on the days of then', async () => {
  const rows = await use.database.asOwner(
    `select distinct created_at::date as day from audit_entry where role = 'owner' and account_name = 'Asha Rao' and action = 'changed'`,
  );
  expect(rows.length).toBeGreaterThan(5);
});

test('the gateway has answered about each payment that failed or waits, and is asked again while the product would ask', async () => {
  const asked = await use.database.asOwner(
    `select state, heard_at >= last_inquiry_at as answered, next_inquiry_at > $1 as again, created_at > $1::timestamptz - interval '70 hours' as young
     from payment_attempt where state in ('awaited', 'failed', 'aborted', 'expired')`,
    [use.clock.now()],
  );
  expect(asked.some(({ young }) => young)).toBe(true);
  expect(asked.filter(({ answered }) => !answered)).toEqual([]);
  expect(asked.filter(({ young, again }) => young && !again)).toEqual([]);
});

test('while the product runs, those who wait are called one after the other', async () => {
  const running = async () => {
    const [{ sum }] = await use.database.asOwner(
      `select sum(running)::int from token_queue where day = '${dayOf(START)}'`,
    );
    return sum as number;
  };
  const { json: clinics } = await use.call('GET', '/clinic/list');
  const open = clinics.find(({ clinicName }: { clinicName: string }) => clinicName === 'Sanjeevani Skin Clinic');
  for (let n = 0; n < 3; n += 1) expect((await bookDoctor(use, open)).status).toBeLessThan(300);
  const before = await running();
  for (let minutes = 10; minutes <= 60; minutes += 10) {
    use.clock.set(new Date(START.getTime() + minutes * 60_000));
    await serveTokens(use.deps);
  }
  use.clock.set(START);
  expect(await running()).toBeGreaterThan(before + 1);
});

test('later the story goes on: who was booked for the evening has been let in, and nothing is there twice', async () => {
  const admitted = () => use.database.asOwner('select count(*)::int as n from booking where admitted_at is not null');
  const [before] = await admitted();
  use.clock.set(EVENING);
  const more = await writeHistory();
  expect(more).toBeGreaterThan(0);
  expect((await admitted())[0].n).toBeGreaterThan(before.n + 1);
  const findings = await withConnection(use.database.ownerUrl, (client) => findViolations(client, INVARIANTS));
  expect(findings.filter(({ violations }) => violations.length > 0)).toEqual([]);
  use.clock.set(START);
});
