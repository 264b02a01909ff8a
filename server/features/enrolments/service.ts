import { ENROLMENT_TEXTS, enrolmentProblems } from '#contract/bookings/kinds/batch-enrolment.ts';
import type { Batch } from '#contract/coaching-batches/model.ts';
import type { EnrolmentDay } from '#contract/dashboard/model.ts';
import { addDays, type Day, startOfDay } from '#contract/dates.ts';
import type { EnrolmentBody } from '#contract/enrolments/api.ts';
import type { Enrolment } from '#contract/enrolments/model.ts';
import { AppError, invalid, notFound, refuse } from '#contract/errors.ts';
import { textModel } from '#contract/fields.ts';
import { parseMobile } from '#contract/mobile.ts';
import { toRupees } from '#contract/money.ts';
import type { Deps } from '#server/deps.ts';
import { batchForBooking } from '#server/features/coaching-batches/service.ts';
import { takesItsFee, unpayable } from '#server/features/gateway-credentials/service.ts';
import { moneyBackOf } from '#server/features/payments/service.ts';
import {
  askAgain,
  type BookingWords,
  refundWords,
  statusWords,
  throttled,
} from '#server/features/retrievals/service.ts';
import type { Address } from '#server/platform/address.ts';
import { shareIsTaken, shareKey } from '#server/platform/address-share.ts';
import { newId, today } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/database.ts';
import { keyIsTaken, once } from '#server/platform/idempotency.ts';
import { qrDataUrl } from '#server/platform/qr-image.ts';
import { type Principal, staffScope, systemScope, withScope } from '#server/platform/scope.ts';
import type { Visitor } from '#server/platform/visitor.ts';
import * as repository from './repository.ts';

/**
 * Books a place in a batch: held for 15 minutes to be paid, or given at once where it costs nothing. The same key and
 * request again get the first booking, whatever has changed since. Throws the first problem of the form, or what the
 * batch's state forbids (docs/behaviour.md 8.2).
 */
export const addEnrolment = (deps: Deps, body: EnrolmentBody, visitor: Visitor): Promise<Enrolment> =>
  once(
    visitor.repeat,
    () => addNewEnrolment(deps, body, visitor),
    (key) => withScope(deps.db, systemScope, (tx) => repository.enrolmentByKey(tx, key, deps.clock.now())),
  );

async function addNewEnrolment(deps: Deps, body: EnrolmentBody, visitor: Visitor): Promise<Enrolment> {
  const batch = await batchForBooking(deps, body.batchId);
  if (!batch) throw notFound('This batch');
  const person = personOf(body, batch, today(deps));
  if (body.fee !== undefined && body.fee !== batch.fee) throw feeChanged(batch.fee);
  if (!(await takesItsFee(deps, batch))) throw new AppError('CLOSED', unpayable('coaching', batch.name));
  const { userAgent, repeat } = visitor;
  const addressKey = shareKey(deps, visitor, batch.organisationId, batch.id);
  const { outcome, booking_id } = await repository.bookEnrolment(deps.db, {
    ...{
      ...person,
      id: newId(deps.random),
      organisationId: batch.organisationId,
      batchId: batch.id,
      fee: batch.fee,
      today: today(deps),
    },
    ...{ userAgent, repeat, addressKey, scale: deps.config.rateLimitScale, now: deps.clock.now() },
  });
  if (outcome !== 'booked') throw REFUSALS[outcome]();
  return findEnrolment(deps, booking_id as string);
}

type Person = Pick<Enrolment, 'studentName' | 'mobile' | 'email'>;

/** The student as stored. Throws the problems of what was typed. */
function personOf(typed: Person, batch: Pick<Batch, 'endDate'>, day: string): Person {
  refuse(enrolmentProblems(typed, batch, day, { asksName: false }));
  const { data: studentName, error } = textModel(120).safeParse(typed.studentName);
  if (studentName === undefined) throw invalid('studentName', error?.issues[0]?.message ?? ENROLMENT_TEXTS.noStudent);
  return { studentName, mobile: parseMobile(typed.mobile) ?? '', email: typed.email.trim().toLowerCase() };
}

const feeChanged = (fee: number): AppError =>
  new AppError('PRICE_CHANGED', 'The fee has changed. Please check it and try again.', {
    data: { fee: toRupees(fee) },
  });

const REFUSALS: Record<Exclude<repository.BookOutcome['outcome'], 'booked'>, () => AppError> = {
  repeated: keyIsTaken,
  reused: keyIsTaken,
  address: shareIsTaken,
  gone: () => notFound('This batch'),
  stale: () => new AppError('CONFLICT', 'The fee is being changed right now. Please try again.', { retryAfter: 2 }),
  over: () => new AppError('CLOSED', ENROLMENT_TEXTS.over),
  full: () => new AppError('SOLD_OUT', ENROLMENT_TEXTS.full),
  holds: () =>
    new AppError(
      'TOO_MANY_REQUESTS',
      'This mobile number has five places here already that are not paid for. Please pay for one of them, or wait a few minutes.',
      { retryAfter: 300 },
    ),
};

/** For what stands above tenants: the visitor's own page. Throws NOT_FOUND. */
async function findEnrolment(deps: Deps, id: string): Promise<Enrolment> {
  const found = await withScope(deps.db, systemScope, (tx) => repository.enrolmentById(tx, id, deps.clock.now()));
  if (!found) throw notFound('This booking');
  return found;
}

/** A visitor's own, who must name both ids. Throws NOT_FOUND when they do not belong together. */
async function visitorEnrolment(deps: Deps, id: string, batchId: string): Promise<Enrolment> {
  const found = await findEnrolment(deps, id);
  if (found.batchId !== batchId) throw notFound('This booking');
  return found;
}

/** A visitor's place as it stands now: the code of its page when it is paid, else how it stands and what to do. */
export interface EnrolmentView {
  enrolment: Enrolment;
  /** PNG data URL. */
  image: string | null;
  message: string;
}

const WORDS: BookingWords = { thing: 'place', places: 'its place was', seller: 'the coaching centre' };

/** Looks at a place with both of its ids. One that is not settled is asked about at the gateway first: a lost return heals. */
export async function viewEnrolment(deps: Deps, id: string, batchId: string): Promise<EnrolmentView> {
  const before = await visitorEnrolment(deps, id, batchId);
  if (before.status === 'paid') return paidView(deps, before);
  await askAgain(deps, id);
  const enrolment = await visitorEnrolment(deps, id, batchId);
  if (enrolment.status === 'paid') return paidView(deps, enrolment);
  const message =
    enrolment.voided && enrolment.fee === 0 ? 'This place was cancelled.' : await unpaidWords(deps, enrolment);
  return { enrolment, image: null, message };
}

const unpaidWords = (deps: Deps, enrolment: Enrolment): Promise<string> =>
  statusWords(deps, { ...enrolment, total: enrolment.fee }, WORDS);

async function paidView(deps: Deps, enrolment: Enrolment): Promise<EnrolmentView> {
  const back = await moneyBackOf(deps, enrolment.id);
  const words = 'Your place in the batch is confirmed.';
  return { enrolment, image: imageOf(deps, enrolment), message: back ? `${words} ${refundWords(back, WORDS)}` : words };
}

/** The QR code of a place's own page: there is no gate at a class, and another phone can open it. */
const imageOf = ({ config }: Deps, { id, batchId }: Enrolment): string =>
  qrDataUrl(`${config.publicUrl}/paymentstatus/${id}/${batchId}`);

/** Paid places of a mobile number in a batch, without the name of anybody; looks are counted. Throws the texts of the product. */
export async function enrolmentsByMobile(
  deps: Deps,
  { mobile: typed, batchId }: { mobile: string; batchId: string },
  address: Address,
): Promise<{ enrolments: (Enrolment & { image: string })[]; message: string }> {
  const wanted = { batchId, today: today(deps), now: deps.clock.now() };
  const found = await throttled(deps, typed, address, (mobile) =>
    withScope(deps.db, systemScope, (tx) => repository.enrolmentsOfMobile(tx, { ...wanted, mobile })),
  );
  const message = found.length === 1 ? 'Here is your place.' : `Here are your ${found.length} places.`;
  return {
    enrolments: found.map((one) => ({ ...one, image: imageOf(deps, one) })),
    message: found.length === 0 ? 'We found no confirmed place of this mobile number in this batch.' : message,
  };
}

/** How many places a batch has left. A hint: book_enrolment alone decides. */
export async function placesLeft(deps: Deps, { id, intake }: Pick<Batch, 'id' | 'intake'>): Promise<number> {
  const taken = await withScope(deps.db, systemScope, (tx) => repository.placesTaken(tx, id, deps.clock.now()));
  return Math.max(0, intake - taken);
}

/** One of the tenant's, or any for the admin. Throws NOT_FOUND. */
export async function staffEnrolment(deps: Deps, actor: Principal, id: string): Promise<Enrolment> {
  const found = await withScope(deps.db, staffScope(actor), (tx) => repository.enrolmentById(tx, id, deps.clock.now()));
  if (!found) throw notFound('This booking');
  return found;
}

/** Corrects what was typed wrongly; what is left out stays. Money and status never change here. */
export async function correctEnrolment(
  deps: Deps,
  actor: Principal,
  id: string,
  typed: { [field in keyof Person]?: string | null | undefined },
): Promise<Enrolment> {
  const before = await staffEnrolment(deps, actor, id);
  const wanted = {
    studentName: typed.studentName ?? before.studentName,
    mobile: typed.mobile ?? before.mobile,
    email: typed.email ?? before.email,
  };
  // A name can be put right after the batch, too.
  const person = personOf(wanted, before, before.endDate);
  const sent = (['studentName', 'mobile', 'email'] as const).filter((field) => typeof typed[field] === 'string');
  // Only what was sent is written: another correction at the same time keeps what it has changed.
  const changed = Object.fromEntries(sent.map((field) => [field, person[field]]));
  await withScope(deps.db, staffScope(actor), (tx) => repository.correctPerson(tx, id, changed));
  return staffEnrolment(deps, actor, id);
}

/** Voids one that was not paid for, and gives its place back. Throws CONFLICT for a paid one: that can only be refunded. */
export async function voidEnrolment(deps: Deps, actor: Principal, id: string): Promise<void> {
  await staffEnrolment(deps, actor, id);
  const voided = await withScope(deps.db, staffScope(actor), (tx) => repository.voidEnrolment(tx, id));
  if (!voided) throw new AppError('CONFLICT', 'This booking is paid, so it cannot be deleted.');
}

/** The job that tidies holds which are over. Nothing depends on it: every booking gives back what is over first. */
export async function tidyEnrolmentHolds(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const batches = await withScope(deps.db, systemScope, (tx) => repository.batchesWithExpiredHolds(tx, now));
  for (const { organisation_id, batch_id } of batches)
    if (batch_id)
      await withScope(deps.db, systemScope, (tx) => repository.releasePlaces(tx, organisation_id, batch_id, now));
}

const WEEK_MS = 7 * 86_400_000;

/** The day's figures of an organisation (null: of all that the scope lets through), beside last week's by the same time. */
export const enrolmentDay = (
  tx: Tx,
  organisationId: string | null,
  { day, now }: { day: Day; now: Date },
): Promise<EnrolmentDay> => {
  const [from, weekAgoFrom] = [startOfDay(day), startOfDay(addDays(day, -7))];
  return repository.enrolmentFigures(tx, organisationId, {
    ...{ from, now, weekAgoFrom, weekAgo: new Date(now.getTime() - WEEK_MS) },
  });
};
