import { beforeAll, expect, test } from 'vitest';
import { aClinic, bookDoctor } from '#server/appointments/factory.ts';
import type { Ask, BookingKind, Ordered } from '#server/booking-kind.ts';
import { newId } from '#server/kernel/identity/ids.ts';
import { today } from '#server/kernel/operations/clock.ts';
import { anOwner, type Owner } from '#server/organisations/factory.ts';
import { whileChanged } from '#server/testing/rush/changed-function.ts';
import { holding, untilWaiting } from '#server/testing/rush/lock-queue.ts';
import { aSecondServer } from '#server/testing/servers/second-server.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { freshMobile } from '#server/tickets/factory.ts';
import { bookAll, bookAlone } from './repository.ts';

const use = useTestApp({ config: { rateLimitScale: 100 } });
let doctors: Owner;

beforeAll(async () => {
  doctors = await anOwner(use, { registrationType: 'doctor' });
  // Nobody gives up because this machine is slow.
  await use.database.asOwner(`alter function book_tokens set lock_timeout = '10min'`);
});

type Clinic = Awaited<ReturnType<typeof aClinic>>;

/** Holds a row of this organisation while `work` runs. */
const holdingRow = <T>(from: string, work: (letGo: () => Promise<unknown>) => Promise<T>) =>
  holding(use.database, `select from ${from} and organisation_id = '${doctors.organisationId}' for update`, work);
const queueOf = ({ _id }: Clinic) => `token_queue where queue_id = '${_id}'`;
/** A statement that writes a booking of a clinic waits for this row. */
const rowOf = ({ _id }: Clinic) => `clinic where id = '${_id}'`;

/** A token of a doctor that is paid online, as the two processes write it. */
function anAsk({ _id: queueId, doctorId, fee }: Clinic): Ask<Ordered> {
  const { organisationId } = doctors;
  const of = { organisationId, kind: 'doctor', queueId, doctorId, day: today(use.deps), place: '' } as const;
  const who = {
    mobile: freshMobile(),
    personName: 'Asha Rao',
    mode: 'online',
    loanType: null,
    counterId: null,
  } as const;
  const marks = { userAgent: '', repeat: null, eager: false, addressKey: null, scale: 1, now: use.clock.now() };
  return {
    order: { ...of, ...who, fee: fee * 100 } as Ordered,
    marks: { id: newId(use.deps.random, organisationId), ...marks },
  };
}

/**
 * Two processes at the first tokens of a clinic's day that has two. The first looks for the day's queue, which nobody has made, and
 * waits in the same statement for another clinic's. Meanwhile the second makes it with the first token, and has counted for the next.
 */
async function placesPromised(unlocked = false): Promise<number> {
  const two = { tokens: '2' };
  const clinics: Clinic[] = [await aClinic(use, doctors, two), await aClinic(use, doctors, two)];
  // Queues are locked in this order.
  const [busy, clinic] = clinics.toSorted((one, other) => (one._id < other._id ? -1 : 1)) as [Clinic, Clinic];
  const [first, second] = [await aSecondServer(use), await aSecondServer(use)];
  await bookDoctor(use, busy);
  const { writing } = use.deps.kinds['doctor-appointment'] as BookingKind;
  const both = [anAsk(busy), anAsk(clinic)];
  const [one, next] = [anAsk(clinic), anAsk(clinic)];
  const promised = () =>
    holdingRow(queueOf(busy), async (letQueueGo) => {
      const together = bookAll(first.deps.db, writing, both);
      await untilWaiting(use.database, 1);
      const answers = [await bookAlone(second.deps.db, writing, one)];
      await holdingRow(rowOf(clinic), async (letClinicGo) => {
        const alone = bookAlone(second.deps.db, writing, next);
        await untilWaiting(use.database, 2);
        await letQueueGo();
        // The first has looked and waits again: for the second's queue, or with it to write.
        await untilWaiting(use.database, 2);
        await letClinicGo();
        answers.push(await alone, (await together).get(both[1] as Ask<Ordered>) as (typeof answers)[0]);
      });
      return answers.filter(({ outcome }) => outcome === 'booked').length;
    });
  if (!unlocked) return promised();
  const found = `begin if p_queue = '${clinic._id}' and exists (select from token_queue where queue_id = p_queue) then return null; end if;`;
  return whileChanged(use.database, 'lock_queue', ['begin', found], promised);
}

test('of two processes at the first tokens of a day none promises more than there are', async () => {
  expect(await placesPromised()).toBe(2);
});

test('control: where a queue is not locked that somebody else has made, three are promised of two', async () => {
  expect(await placesPromised(true)).toBe(3);
});
