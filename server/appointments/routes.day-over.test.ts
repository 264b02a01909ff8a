import { describe, expect, test } from 'vitest';
import { giveKeys } from '#server/gateway-credentials/factory.ts';
import { anOwner, type Owner } from '#server/organisations/factory.ts';
import { FORMS } from '#server/testing/catalogue.ts';
import { counted } from '#server/testing/servers/second-server.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { doctorsAndBank } from '#server/testing/the-owner.ts';
import { aBranch, aClinic, bookDoctor, bookLoan, doctorForm } from './factory.ts';

const use = useTestApp();
const { doctors, bank } = doctorsAndBank(use);

/** A time of Mon, 4 Jan 2027 in Kolkata. */
const itIs = (time: string) => use.clock.set(`2027-01-04T${time}:00+05:30`);
const morning = (more: object = {}) =>
  aClinic(use, doctors, { clinicName: 'Asha Clinic', startTime: '09:00', endTime: '13:00', ...more });

const OVER = 'Asha Clinic is closed for today. The next open day is Tue, 5 Jan 2027.';

describe('a token of a doctor', () => {
  test.each<[string, string, object, object?]>([
    ['for today, while the clinic is open', '12:59', {}],
    ['for today, before it opens', '00:00', {}],
    ['for tomorrow, after the end', '22:21', { bookingDays: '3' }, { selectedDate: '2027-01-05' }],
    ['until midnight, where the end is as late as a form can say', '23:59', { startTime: '00:00', endTime: '23:59' }],
  ])('is given %s (%s)', async (_, time, more, asked) => {
    const clinic = await morning(more);
    itIs(time);
    expect((await bookDoctor(use, clinic, asked)).status).toBe(201);
  });

  test.each<[string, string, object, object?]>([
    ['late in the evening', '22:21', {}],
    ['from the very end on', '13:00', {}],
    ['asked for by its date', '13:00', { bookingDays: '3' }, { selectedDate: '2027-01-04' }],
    ['paid online', '13:00', {}, { paymentMode: 'online' }],
  ])('is not given for a day that is over: %s (%s)', async (_, time, more, asked) => {
    const clinic = await morning(more);
    await giveKeys(use, 'clinic_id', clinic._id);
    itIs(time);
    const { status, json } = await bookDoctor(use, clinic, asked);
    expect([status, json.code, json.message, json.nextOpenDay]).toEqual([409, 'DAY_OVER', OVER, '2027-01-05']);
    expect(await use.database.asOwner('select from booking where clinic_id = $1', [clinic._id])).toEqual([]);
  });
});

test('a clinic that is over for today names the next day that is no day off', async () => {
  const clinic = await morning({ daysOff: ['2027-01-05', '2027-01-06'] });
  itIs('13:00');
  const { json } = await bookDoctor(use, clinic);
  expect([json.code, json.nextOpenDay]).toEqual(['DAY_OVER', '2027-01-07']);
});

test('a slip of the visitor’s comes first, as before the holiday of a park', async () => {
  const clinic = await morning();
  itIs('18:00');
  expect((await bookDoctor(use, clinic, { mobile: '98765' })).json.code).toBe('INVALID_INPUT');
  expect((await bookDoctor(use, clinic, { patientName: '' })).json.code).toBe('DAY_OVER');
});

test('staff of the clinic give walk-ins a token after its hours, others do not', async () => {
  const clinic = await morning();
  const stranger = await anOwner(use, { registrationType: 'doctor' });
  itIs('13:30');
  const given = async ({ token }: Owner) =>
    (await use.call('POST', '/doctorbooking/add', doctorForm(clinic), { token })).status;
  expect([await given(doctors), await given(stranger), await given(bank)]).toEqual([201, 409, 409]);
});

test('of many who ask at one moment, in one statement, all get one before the end and nobody after it', async () => {
  const clinic = await morning();
  const all = () => Promise.all(Array.from({ length: 12 }, () => bookDoctor(use, clinic)));
  itIs('12:59');
  await bookDoctor(use, clinic);
  const before = await counted(use, 'together');
  expect((await all()).map(({ status }) => status)).toEqual(Array(12).fill(201));
  expect(await counted(use, 'together')).toBeGreaterThan(before);
  itIs('13:00');
  expect((await all()).map(({ json }) => json.code)).toEqual(Array(12).fill('DAY_OVER'));
});

test('a branch keeps no hours, and so its day has no end', async () => {
  const branch = await aBranch(use, bank);
  itIs('23:59');
  expect((await bookLoan(use, branch)).status).toBe(201);
});

test('a clinic refuses an end before its beginning; a park’s is after midnight', async () => {
  const times = { startTime: '18:00', endTime: '02:00' };
  const { status, json } = await use.call('POST', '/clinic/add', FORMS.clinic(times), doctors);
  expect([status, json.issues]).toEqual([
    400,
    [{ field: 'endTime', message: 'Please enter an end time that is after the start time' }],
  ]);
  const clinic = await morning();
  const changed = await use.call('PUT', `/clinic/${clinic._id}`, { endTime: '08:00' }, doctors);
  expect(changed.status).toBe(400);
  const parks = await anOwner(use);
  const park = { parkName: 'Night Bazaar', location: 'Charminar', mid: '900001', ...times };
  expect((await use.call('POST', '/park/add', park, parks)).status).toBe(201);
});
