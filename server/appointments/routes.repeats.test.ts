import { expect, test } from 'vitest';
import { aCounter } from '#server/counters/factory.ts';
import { giveKeys } from '#server/gateway-credentials/factory.ts';
import { anOwner } from '#server/organisations/factory.ts';
import { FORMS } from '#server/testing/catalogue.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { aBranch, aClinic, doctorForm, loanForm } from './factory.ts';

const use = useTestApp();
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

test('the same key for somebody else at once is refused, and one token is given', async () => {
  const owner = await anOwner(use, { registrationType: 'loan' });
  const [branch, key] = [await aBranch(use, owner), newKey()];
  const answers = await Promise.all(Array.from({ length: 8 }, () => add('/loanbooking/add', loanForm(branch), key)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  const refused = answers.filter(({ status }) => status !== 201);
  expect(new Set(refused.map(({ json }) => json.code))).toEqual(new Set(['IDEMPOTENCY_CONFLICT']));
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
