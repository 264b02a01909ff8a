import { expect, test } from 'vitest';
import { aCounter } from '#server/counters/factory.ts';
import { giveKeys } from '#server/gateway-credentials/factory.ts';
import { anOwner } from '#server/organisations/factory.ts';
import { anAdmin } from '#server/testing/admin.ts';
import { FORMS } from '#server/testing/catalogue.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { doctorsAndBank } from '#server/testing/the-owner.ts';
import { aBranch, aClinic, bookDoctor, bookLoan, doctorForm, loanForm } from './factory.ts';

const use = useTestApp();
const { doctors, bank } = doctorsAndBank(use);

test('a doctor who was removed sees nobody any more, the others of the clinic do', async () => {
  const other = await use.call('POST', '/doctor/add', { doctorName: 'Dr Who Stays' }, doctors);
  const clinic = await aClinic(use, doctors, { doctorIds: [other.json._id] });
  await use.call('DELETE', `/doctor/${clinic.doctorId}`, undefined, doctors);
  const refused = await bookDoctor(use, clinic);
  expect([refused.status, refused.json.message]).toEqual([400, 'doctor Name is required']);
  expect((await bookDoctor(use, clinic, { doctorId: other.json._id })).status).toBe(201);
  const shown = await use.call('GET', `/clinic/${clinic._id}`);
  expect(shown.json.doctorIds).toEqual([other.json._id]);
});

test('a clinic without keys takes no hold that nobody can pay: tokens are paid there, or free', async () => {
  const clinic = await aClinic(use, doctors);
  for (const paymentMode of ['online', '']) {
    const { status, json } = await bookDoctor(use, clinic, { paymentMode });
    const message = `${clinic.clinicName} cannot take payments online yet. Please choose to pay at the clinic.`;
    expect([status, json.code, json.message]).toEqual([409, 'CLOSED', message]);
  }
  expect(await use.database.asOwner('select from booking where clinic_id = $1', [clinic._id])).toEqual([]);
  expect((await bookDoctor(use, clinic)).status).toBe(201);
  const free = await aClinic(use, doctors, { fee: '0' });
  expect((await bookDoctor(use, free, { paymentMode: 'online' })).status).toBe(201);
  await giveKeys(use, 'clinic_id', clinic._id);
  expect((await bookDoctor(use, clinic, { paymentMode: 'online' })).status).toBe(201);
});

test('a counter of another branch, or one that is closed, gets nobody', async () => {
  const owner = await anOwner(use, { registrationType: 'loan' });
  const [branch, other] = [await aBranch(use, owner), await aBranch(use, owner)];
  const counter = await aCounter(use, owner, other._id);
  expect((await bookLoan(use, branch, { branchUserId: counter.id })).status).toBe(404);
  expect((await bookLoan(use, other, { branchUserId: counter.id })).json.branchUserId).toBe(counter.id);
});

test('numbers that no token has are refused in words before anybody looks for them', async () => {
  for (const tokenNumber of [99_999_999_999, -1, 1.5]) {
    const { status, json } = await use.call('POST', '/doctorbooking/search', { tokenNumber }, doctors);
    expect([status, json.message]).toEqual([400, 'Must be only digits']);
  }
});

test('a walk-in without a name is for the staff of that very branch', async () => {
  const owner = await anOwner(use, { registrationType: 'loan' });
  const [branch, other] = [await aBranch(use, owner), await aBranch(use, owner)];
  const [here, there] = [await aCounter(use, owner, branch._id), await aCounter(use, owner, other._id)];
  const walkIn = async ({ token }: { token: string }) => {
    const body = { branchId: branch._id, mobile: '9000000001' };
    const { status, json } = await use.call('POST', '/loanbooking/add', body, { token });
    return status === 201 ? status : json.message;
  };
  const admin = await anAdmin(use);
  expect([await walkIn(owner), await walkIn(here), await walkIn(admin)]).toEqual([201, 201, 201]);
  for (const stranger of [bank, doctors, there]) expect(await walkIn(stranger)).toBe(' Name is required');
});

test('a walk-in without a mobile number is for the staff of that very place, who say so, and pays at the desk', async () => {
  const [branch, clinic] = [await aBranch(use, bank), await aClinic(use, doctors)];
  const counter = await aCounter(use, bank, branch._id);
  const walkIn = async (path: string, body: object, who?: { token: string }) => {
    const { status, json } = await use.call('POST', path, { noMobile: true, ...body }, who && who);
    return status === 201 ? json.mobile : json.message;
  };
  const atBranch = (more: object, who?: { token: string }) =>
    walkIn('/loanbooking/add', loanForm(branch, { mobile: '', ...more }), who);
  const atClinic = (more: object, who?: { token: string }) =>
    walkIn('/doctorbooking/add', doctorForm(clinic, { mobile: '', ...more }), who);
  const required = 'mobile number required';
  expect([await atBranch({}, counter), await atBranch({}, bank), await atClinic({}, doctors)]).toEqual(['', '', '']);
  expect([await atBranch({}), await atBranch({}, doctors), await atClinic({}), await atClinic({}, bank)]).toEqual(
    Array(4).fill(required),
  );
  expect(await atBranch({ noMobile: false }, counter)).toBe(required);
  expect(await atClinic({ paymentMode: 'online' }, doctors)).toBe(required);
  expect(await atBranch({ mobile: '98' }, counter)).toBe('Must be exactly 10 digits');
  // Five is the most of one number; six children without one are six people.
  for (let child = 0; child < 6; child += 1) expect(await atBranch({}, counter)).toBe('');
  const list = await use.call('POST', '/loanbooking/search', { branchId: branch._id }, counter);
  expect(list.json.map(({ tokenNumber, mobile }: Row) => [tokenNumber, mobile])).toHaveLength(8);
  const [{ _id }] = list.json;
  const visitor = await use.call('GET', `/bookings/${_id}/visitor`, undefined, bank);
  expect(visitor.json.map((one: Row) => [one._id, one.mobileEnd])).toEqual([[_id, '']]);
});
type Row = Record<'_id' | 'tokenNumber' | 'mobile' | 'mobileEnd', unknown>;

let keys = 0;
const newKey = () => `key-of-a-test-${++keys}`;
const add = (path: string, body: object, key: string) =>
  use.call('POST', path, body, { headers: { 'idempotency-key': key } });
const aDoctorsClinic = async (more: object = {}) => {
  const owner = await anOwner(use, { registrationType: 'doctor' });
  return { owner, clinic: await aClinic(use, owner, more) };
};

test('a repeat finds the first token, whatever has changed since: another fee, another day, a clinic that is removed', async () => {
  const { owner, clinic } = await aDoctorsClinic({ fee: '200' });
  const [form, key] = [doctorForm(clinic, { fee: 200, selectedDate: '2027-01-04' }), newKey()];
  const again = () => add('/doctorbooking/add', form, key);
  const first = await again();
  expect(first.status).toBe(201);
  await use.call('PUT', `/clinic/${clinic._id}`, FORMS.clinic({ fee: '300' }), owner);
  expect((await again()).json._id).toBe(first.json._id);
  use.clock.advance(24 * 60);
  expect((await again()).json._id).toBe(first.json._id);
  use.clock.advance(-24 * 60);
  await use.call('DELETE', `/clinic/${clinic._id}`, undefined, owner);
  expect([(await again()).status, (await again()).json._id]).toEqual([201, first.json._id]);
});

test('what is answered at once is what is read of it later: paid at the desk, online and for nothing, at a counter and without one', async () => {
  const owner = await anOwner(use, { registrationType: 'doctor' });
  const [dear, free] = [await aClinic(use, owner, { fee: '200' }), await aClinic(use, owner, { fee: '0' })];
  await giveKeys(use, 'clinic_id', dear._id);
  const bank = await anOwner(use, { registrationType: 'loan' });
  const [desks, hall] = [await aBranch(use, bank), await aBranch(use, bank)];
  const counters = [await aCounter(use, bank, desks._id), await aCounter(use, bank, desks._id)];
  const asked = [
    ['/doctorbooking/add', doctorForm(dear)],
    ['/doctorbooking/add', doctorForm(dear, { paymentMode: 'online' })],
    ['/doctorbooking/add', doctorForm(free)],
    ['/loanbooking/add', loanForm(hall)],
    ['/loanbooking/add', loanForm(desks)],
    ['/loanbooking/add', loanForm(desks, { branchUserId: counters[1]?.id })],
  ] as const;
  for (const [path, form] of asked) {
    const key = newKey();
    const first = await add(path, form, key);
    expect([first.status, first.text]).toEqual([201, (await add(path, form, key)).text]);
  }
});

test('a key of a doctor is no key of a branch: both are booked', async () => {
  const { clinic } = await aDoctorsClinic();
  const branch = await aBranch(use, await anOwner(use, { registrationType: 'loan' }));
  const key = newKey();
  const codes = [
    (await add('/doctorbooking/add', doctorForm(clinic), key)).status,
    (await add('/loanbooking/add', loanForm(branch), key)).status,
  ];
  expect(codes).toEqual([201, 201]);
});
