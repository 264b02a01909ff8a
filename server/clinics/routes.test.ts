import { expect, test } from 'vitest';
import { anOwner } from '#server/organisations/factory.ts';
import { aRecord, FORMS } from '#server/testing/catalogue.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const use = useTestApp();
const aDoctorsOwner = () => anOwner(use, { registrationType: 'doctor' });
const doctorsOf = async (token: string) => (await use.call('POST', '/doctor/get', {}, { token })).json;

test('a doctor whose name is new becomes one of the organisation; a known one is used, whatever its capitals', async () => {
  const owner = await aDoctorsOwner();
  const first = await aRecord(use, owner, '/clinic', FORMS.clinic({ doctorName: 'Dr Asha Rao' }));
  expect(await doctorsOf(owner.token)).toMatchObject([{ _id: first.doctorId, doctorName: 'Dr Asha Rao' }]);
  const second = await aRecord(use, owner, '/clinic', FORMS.clinic({ doctorName: 'dr asha RAO' }));
  expect([second.doctorId, second.doctorName]).toEqual([first.doctorId, 'Dr Asha Rao']);
  const form = FORMS.clinic({ doctorName: 'Dr New', doctorId: first.doctorId });
  const changed = await use.call('PUT', `/clinic/${second._id}`, form, owner);
  expect(changed.json.doctorName).toBe('Dr New');
  expect(changed.json.doctorIds).toEqual([changed.json.doctorId]);
  expect(await doctorsOf(owner.token)).toHaveLength(2);
  const foreign = await aRecord(use, await aDoctorsOwner(), '/clinic', FORMS.clinic({ doctorName: 'Dr Asha Rao' }));
  expect(foreign.doctorId).not.toBe(first.doctorId);
});

test('clinics that are added at once with one new name get one doctor', async () => {
  const owner = await aDoctorsOwner();
  const form = () => FORMS.clinic({ doctorName: 'Dr Both' });
  const both = await Promise.all([form(), form(), form()].map((body) => aRecord(use, owner, '/clinic', body)));
  expect(new Set(both.map(({ doctorId }) => doctorId)).size).toBe(1);
  expect(await doctorsOf(owner.token)).toHaveLength(1);
});

test('further doctors stand after the clinic’s own, and only those of the organisation', async () => {
  const owner = await aDoctorsOwner();
  const other = await aRecord(use, owner, '/doctor', FORMS.doctor());
  const clinic = await aRecord(use, owner, '/clinic', FORMS.clinic({ doctorIds: [other._id] }));
  expect(clinic.doctorIds).toEqual([clinic.doctorId, other._id]);
  const stranger = await aRecord(use, await aDoctorsOwner(), '/doctor', FORMS.doctor());
  const refused = await use.call('POST', '/clinic/add', FORMS.clinic({ doctorIds: [stranger._id] }), {
    token: owner.token,
  });
  expect(refused).toMatchObject({ status: 400, json: { message: 'One of these doctors is not in your list.' } });
});

test('a clinic that would end before it starts is refused beside its end, when it is added and when it is changed', async () => {
  const owner = await aDoctorsOwner();
  const { token } = owner;
  const message = 'Please enter an end time that is after the start time';
  const refused = { status: 400, json: { message, code: 'INVALID_INPUT', issues: [{ field: 'endTime', message }] } };
  for (const endTime of ['08:55', '09:00'])
    expect(await use.call('POST', '/clinic/add', FORMS.clinic({ endTime }), { token }), endTime).toMatchObject(refused);
  const clinic = await aRecord(use, owner, '/clinic', FORMS.clinic({ endTime: '13:00' }));
  const put = (more: object) => use.call('PUT', `/clinic/${clinic._id}`, { ...clinic, ...more }, { token });
  expect(await put({ startTime: '13:05' })).toMatchObject(refused);
  expect(await put({ startTime: '13:05', endTime: '17:00' })).toMatchObject({ status: 200 });
});
