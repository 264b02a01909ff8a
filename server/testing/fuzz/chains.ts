import { doctorForm, loanForm } from '#server/appointments/factory.ts';
import { aBatch, enrolmentForm } from '#server/enrolments/factory.ts';
import { credentialForm } from '#server/gateway-credentials/factory.ts';
import { inspectorForm } from '#server/inspectors/factory.ts';
import { aParkWithoutKeys, parkForm } from '#server/parks/factory.ts';
import { aRecord, FORMS } from '#server/testing/catalogue.ts';
import { CATALOGUE } from '#server/testing/catalogue-nouns.ts';
import type { Caller } from '#server/testing/golden/callers.ts';
import { catalogueStory } from '#server/testing/golden/catalogue.ts';
import { type GoldenCall, recorder } from '#server/testing/golden/recorder.ts';
import type { SandboxGateway } from '#server/testing/sandbox-gateway.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { ticketForm } from '#server/tickets/factory.ts';
import { visitForm } from '#server/visits/factory.ts';
import type { Callers } from './callers.ts';
import type { Watch } from './watch.ts';

interface World {
  use: TestApp;
  gateway: SandboxGateway;
  merchant: { mid: string; accessKey: string; workingKey: string };
  callers: Callers;
}

let rounds = 0;

/** The life of a record of every noun and of a booking of every kind, each step with the ids that came before: all must go well. */
export async function chains(watch: Watch, world: Omit<World, 'use'>): Promise<void> {
  rounds += 1;
  const { tell, told } = recorder(watch.use);
  await lives(tell, { ...world, use: watch.use });
  for (const { call, address, as, status, answer } of told)
    if (status >= 400)
      watch.wrong.set(`chain: ${call}`, `chain: ${as} ${call} at ${address}: ${status} ${JSON.stringify(answer)}`);
}

async function lives(tell: GoldenCall, world: World): Promise<void> {
  for (const life of await nounsOf(world)) {
    await catalogueStory(tell, life);
    // One stays, for others to try.
    await tell(`POST ${life.path}/add`, { as: life.owner, body: life.more });
  }
  await inspectorLife(tell, world);
  for (const kind of await bookingsOf(world)) await bookingLife(tell, kind);
  await ticketLife(tell, world);
  await recordLife(tell, world);
  await counterLife(tell, world);
  await beginning(tell, world);
  await viewLife(tell, world);
}

interface Life {
  path: string;
  owner: Caller;
  form: object;
  find: object;
  /** Another record, which stays. */
  more: object;
}

async function nounsOf({ use, merchant, callers: { people, garden, branch } }: World): Promise<Life[]> {
  const keyless = async () => (await aParkWithoutKeys(use, people.park))._id as string;
  const catalogue = CATALOGUE.map(async ({ path, registrationType, nameField, form }) => {
    const owner = people[registrationType as keyof typeof people];
    const first = (await form(use, { ...owner, email: '' })) as Record<string, unknown>;
    const find = { [nameField]: first[nameField] };
    return { path, owner, find, form: first, more: await form(use, { ...owner, email: '' }) };
  });
  const ofPark = (path: string, form: object, more: object) => ({ path, owner: people.park, find: {}, form, more });
  return [
    ...(await Promise.all(catalogue)),
    ofPark('/park', parkForm(), parkForm()),
    ofPark('/coupon', FORMS.coupon(garden._id), FORMS.coupon(garden._id)),
    ofPark('/configuration', { ...merchant, parkId: await keyless() }, credentialForm(await keyless())),
    {
      path: '/counterlogin',
      owner: people.loan,
      find: {},
      form: FORMS.counter(branch._id),
      more: FORMS.counter(branch._id),
    },
    { path: '/category', owner: people.admin, find: {}, form: aCategory('zoo'), more: aCategory('park') },
  ];
}

const aCategory = (name: string) => ({ name: `${name} ${rounds}`, status: true });

async function inspectorLife(tell: GoldenCall, { callers: { people, garden } }: World): Promise<void> {
  const as = people.park;
  const form = inspectorForm(garden._id);
  const { _id: id } = await tell('POST /user/userregister', { as, body: form });
  await tell('POST /user/get', { as, body: {} });
  const { password: _, ...rest } = form;
  await tell('PUT /user/:id', { as, id, body: { ...rest, name: 'Ravi Teja' } });
  await tell('GET /user/list', { as });
  await tell('DELETE /user/:id', { as, id });
}

interface ChainKind {
  path: string;
  owner: Caller;
  /** This caller reads besides the owner. */
  reader?: Caller;
  /** This is booked, as the calls name it. */
  own: Record<string, string>;
  form(): { mobile: string };
  change?: object;
}

/** Every kind but tickets, each at a place of its own, so that places never run out. */
async function bookingsOf({ use, callers: { people } }: World): Promise<ChainKind[]> {
  const clinic = await aRecord(use, people.doctor, '/clinic', FORMS.clinic());
  const branch = await aRecord(use, people.loan, '/branch', FORMS.branch());
  const show = await aRecord(use, people.exbhition, '/exbhition', FORMS.exhibition());
  const batch = await aBatch(use, people.coaching);
  return [
    {
      path: '/doctorbooking',
      owner: people.doctor,
      own: { clinicId: clinic._id },
      form: () => doctorForm(clinic),
      change: { bookingStatus: 'complete' },
    },
    {
      path: '/loanbooking',
      owner: people.loan,
      reader: people.counter,
      own: { branchId: branch._id },
      form: () => loanForm(branch),
      change: { bookingStatus: 'complete' },
    },
    {
      path: '/exbhitionbooking',
      owner: people.exbhition,
      own: { exbhitionId: show._id },
      form: () => visitForm(show),
      change: { visitorName: 'Kavya R. Reddy' },
    },
    {
      path: '/coachingbooking',
      owner: people.coaching,
      own: { coachingId: batch._id },
      form: () => enrolmentForm(batch),
      change: { studentName: 'Ananya R. Iyer' },
    },
  ];
}

const DAYS = { startDate: '2027-01-01', endDate: '2027-01-31T23:59:00.000Z' };

async function bookingLife(
  tell: GoldenCall,
  { path, owner, reader = owner, own, form, change }: ChainKind,
): Promise<void> {
  const body = form();
  const { _id: id } = await tell(`POST ${path}/add`, { body });
  // One that stays.
  await tell(`POST ${path}/add`, { as: owner, body: form() });
  if (['/doctorbooking', '/loanbooking', '/exbhitionbooking'].includes(path))
    await tell(`POST ${path}/appointmentdetails`, { body: { bookingId: id } });
  await tell(`POST ${path}/getqrcodebystatus`, { body: { bookingId: id, ...own } });
  await tell(`POST ${path}/getqrcodebymobile`, { body: { mobile: body.mobile, ...own } });
  await tell(`GET ${path}/:id`, { as: owner, id });
  if (change) await tell(`PUT ${path}/:id`, { as: owner, id, body: change });
  await readings(tell, path, reader, own);
  await tell(`DELETE ${path}/:id`, { as: owner, id });
}

async function readings(tell: GoldenCall, path: string, as: Caller, own: object): Promise<void> {
  await tell(`GET ${path}/list`, { as, query: '?page=1&limit=5' });
  await tell(`POST ${path}/list/:id`, { as, id: as.organisationId, body: {} });
  await tell(`POST ${path}/find`, { as, body: { mobile: '9000000001' } });
  await tell(`POST ${path}/profileid`, { as, body: { profileRegistrationId: as.organisationId } });
  await tell(`POST ${path}/search`, { as, body: own });
  await tell(`POST ${path}/report`, { as, body: path === '/exbhitionbooking' ? DAYS : { ...own, ...DAYS } });
}

/** Booked, paid at the gateway, come back from it, shown at the gate; another is given up. */
async function ticketLife(tell: GoldenCall, { gateway, merchant, callers: { people, garden } }: World): Promise<void> {
  const parkId = garden._id;
  const kind = { path: '/ticketbooking', owner: people.park, own: { parkId }, form: () => ticketForm(garden) };
  await bookingLife(tell, { ...kind, reader: people.inspector });
  const { _id: id } = await tell('POST /ticketbooking/add', { body: ticketForm(garden) });
  const order = { id, parkId, mid: merchant.mid, amount: 200 };
  const started = await tell('POST /ticketbooking/ccav/payment', { body: order });
  const { fields } = await gateway.decide(started, 'success');
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const body = Buffer.from(new URLSearchParams(fields ?? {}).toString());
  await tell('POST /return/:payment', { id: started.orderId, body, headers });
  await tell('PUT /ticketbooking/:id', { as: people.park, id, body: { paymentStatus: 'TXN_SUCCESS' } });
  await tell('POST /ticketbooking/getqrcodebystatus', { body: { bookingId: id, parkId } });
  const scan = { code: id, scanId: `00000000-0000-4000-8000-${String(rounds).padStart(12, '0')}` };
  await tell('POST /ticketbooking/scan', { as: people.inspector, body: scan });
  await tell('POST /payments/search', { as: people.park, body: { page: 1, limit: 25 } });
  await tell('POST /payments/refund', { as: people.park, body: { bookingId: id, note: 'The park is closed' } });
  const { _id: unpaid } = await tell('POST /ticketbooking/add', { body: ticketForm(garden) });
  await tell('POST /ticketbooking/ccav/payment', { body: { ...order, id: unpaid } });
  const [hanging] = await tell('POST /payments/search', { as: people.park, body: { orderId: unpaid } });
  await tell('POST /payments/:attemptId/ask', { as: people.park, id: hanging?._id });
}

/** A ticket as its page of the console has it: looked at, noted, corrected, given up. */
async function recordLife(tell: GoldenCall, { callers: { people, garden } }: World): Promise<void> {
  const { _id: id } = await tell('POST /ticketbooking/add', { body: ticketForm(garden) });
  const asked = { as: people.park, id };
  await tell('GET /bookings', { as: people.park, query: `?text=${id.slice(0, 5)}` });
  await tell('GET /bookings/:id', { ...asked, as: people.inspector });
  await tell('POST /bookings/:id/notes', { ...asked, body: { text: 'Comes with a wheelchair' } });
  await tell('PUT /bookings/:id', { ...asked, body: { mobile: '9876543210' } });
  await tell('DELETE /bookings/:id', asked);
}

async function counterLife(tell: GoldenCall, { callers: { people, branch } }: World): Promise<void> {
  const as = people.counter;
  const { _id: id } = await tell('POST /loanbooking/add', { as, body: loanForm(branch) });
  await tell('GET /loanbooking/:id', { as, id });
  await tell('POST /queue/next', { as, body: { kind: 'loan', id: branch._id } });
  await tell('POST /queue/pause', { as, body: { kind: 'loan', id: branch._id, paused: false, lateMinutes: 0 } });
  await tell('GET /queue/board/:kind/:id', { id: branch._id, kind: 'loan' });
  await tell('PUT /loanbooking/:id', { as, id, body: { bookingStatus: 'complete' } });
  for (const what of ['today', 'attention', 'figures', 'breakdowns']) await tell(`GET /dashboard/${what}`, { as });
  await tell('GET /dashboard/organisations', { as: people.admin });
}

/** The first steps of an organisation, and who has not done theirs. */
async function beginning(tell: GoldenCall, { callers: { people } }: World): Promise<void> {
  await tell('GET /onboarding/steps', { as: people.exbhition });
  await tell('POST /onboarding/marks', { as: people.exbhition, body: { mark: 'poster', on: true } });
  await tell('GET /onboarding/organisations', { as: people.admin });
}

/** A view of a list, kept and forgotten. */
async function viewLife(tell: GoldenCall, { callers: { people } }: World): Promise<void> {
  const [as, list] = [people.exbhition, '/app/showreports'];
  await tell('POST /views/save', { as, body: { list, name: 'Today', query: 'days=today', columns: [], main: true } });
  await tell('GET /views/list', { as });
  await tell('POST /views/remove', { as, body: { list, name: 'Today' } });
}
