import { parkForm } from '#server/parks/factory.ts';
import { FORMS } from '#server/testing/catalogue.ts';
import { type Caller, ownerOf } from './callers.ts';
import { catalogueStory } from './catalogue.ts';
import type { GoldenCall, StoryWorld } from './recorder.ts';

/** A park, and what its owner manages around it: keys of its payments, coupons, advertisements. */
export async function parksStory({ use, merchant }: StoryWorld, tell: GoldenCall): Promise<void> {
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
    await configurationStory(tell, owner, { ...merchant, parkId });
    await couponsStory(tell, owner, parkId);
    await advertisementsStory(tell, owner, parkId);
  };
  await catalogueStory(tell, { path: '/park', owner, form, find: { location: 'Hyderabad' }, meanwhile: around });
}

async function configurationStory(tell: GoldenCall, owner: Caller, form: object): Promise<void> {
  await tell('GET /configuration/offerings', { as: owner });
  const { _id: id } = await tell('POST /configuration/add', { as: owner, body: form });
  await tell('POST /configuration/get', { as: owner, body: {} });
  await tell('GET /configuration/list', { as: owner });
  await tell('PUT /configuration/:id', { as: owner, id, body: form });
  await tell('POST /configuration/:id/test', { as: owner, id });
  await tell('POST /configuration/sandbox', { as: owner, body: { parkId: (form as { parkId: string }).parkId } });
  await tell('DELETE /configuration/:id', { as: owner, id });
  await tell('POST /configuration/removed', { as: owner, body: {} });
  await tell('POST /configuration/:id/restore', { as: owner, id });
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
  await catalogueStory(tell, { path: '/coupon', owner, form, find: { couponCode: 'SAVE10' }, meanwhile: uses });
}

async function advertisementsStory(tell: GoldenCall, owner: Caller, parkId: string): Promise<void> {
  const form = FORMS.advertisement(parkId, { advatagementName: 'Handloom house' });
  const shown = async ({ _id: id }: { _id: string }) => {
    await tell('GET /avatagement/:id', { as: owner, id });
    await tell('POST /ticketbooking/getAdvatagement', { body: { parkId, where: 'Booking Page' } });
  };
  const find = { where: 'Booking Page' };
  await catalogueStory(tell, { path: '/advatagement', owner, form, find, meanwhile: shown });
}
