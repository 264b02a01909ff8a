import { PASSWORD } from '#server/organisations/factory.ts';
import { parkForm } from '#server/parks/factory.ts';
import { FORMS } from '#server/testing/catalogue.ts';
import { CARD_KEYS } from '#server/testing/sandbox-gateway.ts';
import { type Caller, type GoldenCall, ownerOf, type Story } from './recorder.ts';

interface GoldenOffering {
  /** "/clinic". */
  path: string;
  owner: Caller;
  form: object;
  /** `find` asks for this. */
  find: object;
  /** Told while the record is there. */
  meanwhile?(record: { _id: string }): Promise<void>;
}

/** The life of one record through the calls that docs/product/calls.md 2 repeats for each noun. */
async function lifeOf(tell: GoldenCall, { path, owner, form, find, meanwhile }: GoldenOffering): Promise<void> {
  const as = owner;
  const record = await tell(`POST ${path}/add`, { as, body: form });
  const { _id: id } = record;
  await tell(`POST ${path}/get`, { as, body: { profileRegistrationId: null } });
  await tell(`GET ${path}/list`, { as, query: '?page=1&limit=5' });
  await tell(`POST ${path}/list/:id`, { as, id: owner.organisationId, body: {} });
  await tell(`POST ${path}/find`, { as, body: find });
  await tell(`POST ${path}/listbyprofileid`, { as, body: { profileRegistrationId: owner.organisationId } });
  await tell(`GET ${path}/:id`, { as, id });
  await tell(`GET ${path}/:id`, { id });
  await tell(`GET ${path}/qr/:id`, { id });
  await tell(`PUT ${path}/:id`, { as, id, body: form });
  await meanwhile?.(record);
  await tell(`DELETE ${path}/:id`, { as, id });
}

/** A park, and what its owner manages around it: keys of its payments, coupons, advertisements. */
export const parksStory: Story = async ({ use }, tell) => {
  const owner = await ownerOf(use, 'park', 'Nilgiri Parks');
  const form = parkForm({
    parkName: '  Lotus Garden ',
    isEnabledCoupon: true,
    company: 'Deccan Parks',
    note: 'gate 2',
    startTime: '09:00',
    endTime: '17:30',
    lastEntryMinutes: 45,
    openDays: 'Monday to Friday',
    isHolidays: true,
    holidayDays: ['mon', 'tue', 'mon', ''],
    isEnabledCustomBookingDates: true,
    bookingDates: ['2027-01-09', '2027-01-10T00:00:00.000Z', '2027-01-09'],
    adultFee: '120.50',
    isTicketScanned: true,
  });
  const around = async ({ _id: parkId }: { _id: string }) => {
    await tell('POST /park/activelist', { body: { status: true } });
    await configurationStory(tell, owner, parkId);
    await couponsStory(tell, owner, parkId);
    await advertisementsStory(tell, owner, parkId);
  };
  await lifeOf(tell, { path: '/park', owner, form, find: { location: 'Hyderabad' }, meanwhile: around });
};

async function configurationStory(tell: GoldenCall, as: Caller, parkId: string): Promise<void> {
  const form = { ...CARD_KEYS, parkId };
  await tell('GET /configuration/offerings', { as });
  const { _id: id } = await tell('POST /configuration/add', { as, body: form });
  await tell('POST /configuration/get', { as, body: {} });
  await tell('GET /configuration/list', { as });
  await tell('PUT /configuration/:id', { as, id, body: form });
  await tell('POST /configuration/:id/test', { as, id });
  await tell('POST /configuration/sandbox', { as, body: { parkId } });
  await tell('DELETE /configuration/:id', { as, id });
  await tell('POST /configuration/removed', { as, body: {} });
  await tell('POST /configuration/:id/restore', { as, id });
}

async function couponsStory(tell: GoldenCall, owner: Caller, parkId: string): Promise<void> {
  const form = FORMS.coupon(parkId, { couponCode: 'SAVE10' });
  const order = { couponCode: 'save10', profileRegistrationId: owner.organisationId, parkId, orderAmount: '250' };
  const uses = async ({ _id: id }: { _id: string }) => {
    await tell('GET /coupon/:id/uses', { as: owner, id });
    await tell('POST /coupon/activelist', { as: owner, body: {} });
    await tell('POST /coupon/public/apply', { body: order });
    await tell('POST /coupon/public/apply', { body: { ...order, couponCode: 'NONE' } });
  };
  await lifeOf(tell, { path: '/coupon', owner, form, find: { couponCode: 'SAVE10' }, meanwhile: uses });
}

async function advertisementsStory(tell: GoldenCall, owner: Caller, parkId: string): Promise<void> {
  const form = FORMS.advertisement(parkId, { advatagementName: 'Handloom house' });
  const find = { where: 'Booking Page' };
  const shown = async ({ _id: id }: { _id: string }) => {
    await tell('GET /avatagement/:id', { as: owner, id });
    await tell('POST /ticketbooking/getAdvatagement', { body: { parkId, ...find } });
  };
  await lifeOf(tell, { path: '/advatagement', owner, form, find, meanwhile: shown });
}

export const clinicsStory: Story = async ({ use }, tell) => {
  const owner = await ownerOf(use, 'doctor', 'Sanjeevani Clinics');
  const skin = { specilization: 'Skin', status: false };
  await lifeOf(tell, { path: '/specilization', owner, form: skin, find: { specilization: 'Skin' } });
  const doctor = { doctorName: 'Dr Meera Nair' };
  await lifeOf(tell, { path: '/doctor', owner, form: doctor, find: doctor });
  const form = FORMS.clinic({ clinicName: 'Sanjeevani Ameerpet' });
  const closing = async (clinic: { _id: string }) => {
    const { doctorId: id } = clinic as { _id: string; doctorId: string };
    await tell('DELETE /doctor/:id', { as: owner, id });
    await tell('POST /doctor/closed', { as: owner, body: {} });
    await tell('POST /doctor/:id/open', { as: owner, id });
  };
  await lifeOf(tell, { path: '/clinic', owner, form, find: { city: 'Hyderabad' }, meanwhile: closing });
};

export const branchesStory: Story = async ({ use }, tell) => {
  const owner = await ownerOf(use, 'loan', 'Gramin Seva Bank');
  const form = FORMS.branch({ branchName: 'Gramin Bank Kothi', branchCode: 'GB1' });
  const counterOf = async ({ _id: branchId }: { _id: string }) => {
    const counter = FORMS.counter(branchId, { counterUsername: 'Counter one', counterMobile: '9100000001' });
    const { _id: id } = await tell('POST /counterlogin/add', { as: owner, body: counter });
    await tell('GET /counterlogin/list', { as: owner });
    const login = { counterMobile: '9100000001', password: PASSWORD };
    await tell('POST /counterlogin/login', { body: login });
    await tell('POST /branchuser/login', { body: { ...login, branchCode: 'GB1' } });
    await tell('POST /branchuser/get', { body: { branchId } });
    await tell('GET /branchuser/:id', { id });
    await tell('GET /branchuser/qr/:id', { id });
    await tell('PUT /counterlogin/:id', { as: owner, id, body: { ...counter, counterUsername: 'Counter two' } });
    await tell('DELETE /counterlogin/:id', { as: owner, id });
  };
  await lifeOf(tell, { path: '/branch', owner, form, find: { branchCode: 'GB1' }, meanwhile: counterOf });
};

export const showsStory: Story = async ({ use }, tell) => {
  const owner = await ownerOf(use, 'exbhition', 'Kala Utsav');
  const form = FORMS.exhibition({ organizationName: 'Kala Utsav' });
  await lifeOf(tell, { path: '/exbhition', owner, form, find: { exhibition: 'drama' } });
  const draft = { organizationName: 'Andha Yug', published: false };
  const { _id: id } = await tell('POST /exbhition/add', { as: owner, body: draft });
  const show = { as: owner, kind: 'exhibition', id };
  for (const what of ['', '/held', '/standing']) await tell(`GET /offering/:kind/:id${what}`, show);
  await tell('POST /offering/:kind/:id/preview', { ...show, body: {} });
  await tell('PUT /exbhition/:id', { as: owner, id, body: { published: true } });
  const pause = { id, was: { active: true }, to: { active: false } };
  await tell('POST /offering/:kind/many', { ...show, body: { changes: [pause] } });
  await tell('GET /offering/:kind/:id/presentation', show);
  const about = 'A play in two acts.\n- in Hindi\n- with an interval';
  await tell('PUT /offering/:kind/:id/presentation', { ...show, body: { about, coordinates: '17.3850, 78.4867' } });
  const texts = { te: { name: 'అంధ యుగం', about: 'రెండు అంకాల నాటకం.' }, hi: { name: 'अंधा युग' } };
  await tell('PUT /translation/:kind/:id', { ...show, body: { texts } });
  await tell('GET /translation/:kind/:id', show);
  await tell('GET /organisation/brand', { as: owner });
  await tell('PUT /organisation/brand', { as: owner, body: { colour: '#f6b02c' } });
};

export const coachingStory: Story = async ({ use }, tell) => {
  const owner = await ownerOf(use, 'coaching', 'Vidya Coaching');
  const form = FORMS.batch({ batchName: 'Morning batch', startDate: '2027-02-01T00:00:00.000Z', mid: '900003' });
  await lifeOf(tell, { path: '/coaching', owner, form, find: { batchName: 'Morning batch' } });
};
