import { expect, test } from 'vitest';
import { aBranch, aClinic } from '#server/appointments/factory.ts';
import { aCounter } from '#server/counters/factory.ts';
import { aBatch } from '#server/enrolments/factory.ts';
import { anOwner } from '#server/organisations/factory.ts';
import { aPark } from '#server/parks/factory.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const use = useTestApp();
const at = (kind: string, id: string) => `/translation/${kind}/${id}`;

test('an owner gives texts by language: what is absent stays, what is empty goes, and the English is only read', async () => {
  const owner = await anOwner(use);
  const { _id: id } = await aPark(use, owner, { parkName: 'Sarovar Zoo', location: 'Hyderabad' });
  await use.call(
    'PUT',
    `/offering/park/${id}/presentation`,
    { about: 'Old trees.', kindNotes: { adult: 'Tall' } },
    owner,
  );
  const lines = { name: 'Sarovar Zoo', location: 'Hyderabad', about: 'Old trees.' };
  const english = { ...lines, kindNotes: { adult: 'Tall' }, pictureTexts: {} };
  expect((await use.call('GET', at('park', id), undefined, owner)).json).toEqual({ _id: id, id, english, texts: {} });
  const change = (texts: object) => use.call('PUT', at('park', id), { texts, english: { name: 'Mine' } }, owner);
  await change({ te: { name: 'సరోవర్ జూ', about: 'పాత చెట్లు.', kindNotes: { adult: 'పొడవు' } } });
  await change({ hi: { name: 'सरोवर चिड़ियाघर' }, te: { about: '', kindNotes: { adult: '' } } });
  const texts = { te: { name: 'సరోవర్ జూ' }, hi: { name: 'सरोवर चिड़ियाघर' } };
  expect((await change({})).json).toEqual({ _id: id, id, english, texts });
});

test.each([
  ['a language in which nobody is spoken to', { fr: { name: 'Zoo' } }],
  ['a text that visitors do not read', { te: { mid: '1' } }],
  ['a name that is too long', { te: { name: 'జ'.repeat(121) } }],
])('refused, or not kept, is %s', async (_, texts) => {
  const owner = await anOwner(use);
  const { _id: id } = await aPark(use, owner);
  await use.call('PUT', at('park', id), { texts }, owner);
  const { texts: kept } = (await use.call('GET', at('park', id), undefined, owner)).json;
  expect([{}, { te: {} }]).toContainEqual(kept);
});

test('a name is kept without a sign that would turn the line around it', async () => {
  const owner = await anOwner(use);
  const { _id: id } = await aPark(use, owner);
  await use.call('PUT', at('park', id), { texts: { te: { name: '\u202eజూ' } } }, owner);
  expect((await use.call('GET', at('park', id), undefined, owner)).json.texts).toEqual({ te: { name: 'జూ' } });
});

test('what is booked, who works there and the organisation have texts to give; nobody sees or changes those of others', async () => {
  const [doctors, bank, school] = [
    await anOwner(use, { registrationType: 'doctor' }),
    await anOwner(use, { registrationType: 'loan' }),
    await anOwner(use, { registrationType: 'coaching', name: 'Vidya' }),
  ];
  const clinic = await aClinic(use, doctors, { clinicName: 'Eye Clinic' });
  const branch = await aBranch(use, bank, { branchName: 'Main' });
  const counter = await aCounter(use, bank, branch._id, { counterNumber: '4' });
  const batch = await aBatch(use, school, { batchName: 'Maths' });
  const said = [
    [doctors, 'clinic', clinic._id, { name: 'Eye Clinic', address: expect.stringContaining('Ameerpet') }],
    [doctors, 'doctor', clinic.doctorId, { name: expect.any(String) }],
    [bank, 'branch', branch._id, { name: 'Main' }],
    [bank, 'counter', counter.id, { name: 'Counter 4' }],
    [school, 'coaching', batch._id, { name: 'Maths', centre: 'Vidya' }],
    [school, 'organisation', school.organisationId, { name: 'Vidya' }],
  ] as const;
  const other = await anOwner(use);
  for (const [owner, kind, id, english] of said) {
    expect((await use.call('GET', at(kind, id), undefined, owner)).json, kind).toMatchObject({ id, english });
    const body = { texts: { hi: { name: 'नाम' } } };
    expect((await use.call('PUT', at(kind, id), body, owner)).json.texts, kind).toEqual(body.texts);
    for (const method of ['GET', 'PUT'] as const)
      expect((await use.call(method, at(kind, id), method === 'PUT' ? body : undefined, other)).status, kind).toBe(404);
  }
});

test('two who change the same text: the second is told; two who save at one moment lose nothing of each other', async () => {
  const owner = await anOwner(use);
  const { _id: id } = await aPark(use, owner);
  const change = (te: object, was?: object) => use.call('PUT', at('park', id), { texts: { te }, was }, owner);
  expect((await change({ name: 'ఒకటి' }, { texts: { te: { name: '' } } })).status).toBe(200);
  const second = await change({ name: 'రెండు' }, { texts: { te: { name: '' } } });
  expect([second.status, second.json.code, second.json.now.texts.te.name]).toEqual([409, 'CHANGED_MEANWHILE', 'ఒకటి']);
  await Promise.all([change({ about: 'A' }), change({ visitorRules: 'R' }), change({ childMeans: 'C' })]);
  expect((await use.call('GET', at('park', id), undefined, owner)).json.texts.te).toEqual({
    name: 'ఒకటి',
    about: 'A',
    visitorRules: 'R',
    childMeans: 'C',
  });
});
