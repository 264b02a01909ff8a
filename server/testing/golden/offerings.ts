import { PASSWORD } from '#server/organisations/factory.ts';
import { FORMS } from '#server/testing/catalogue.ts';
import { ownerOf } from './callers.ts';
import { catalogueStory } from './catalogue.ts';
import type { GoldenCall, StoryWorld } from './recorder.ts';

/** A clinic with its doctor and specialization. */
export async function clinicsStory({ use }: StoryWorld, tell: GoldenCall): Promise<void> {
  const owner = await ownerOf(use, 'doctor', 'Sanjeevani Clinics');
  const skin = { specilization: 'Skin', status: false };
  await catalogueStory(tell, { path: '/specilization', owner, form: skin, find: { specilization: 'Skin' } });
  const doctor = { doctorName: 'Dr Meera Nair' };
  await catalogueStory(tell, { path: '/doctor', owner, form: doctor, find: doctor });
  const form = FORMS.clinic({ clinicName: 'Sanjeevani Ameerpet' });
  const closing = async (clinic: { _id: string }) => {
    const { doctorId: id } = clinic as { _id: string; doctorId: string };
    await tell('DELETE /doctor/:id', { as: owner, id });
    await tell('POST /doctor/closed', { as: owner, body: {} });
    await tell('POST /doctor/:id/open', { as: owner, id });
  };
  await catalogueStory(tell, { path: '/clinic', owner, form, find: { city: 'Hyderabad' }, meanwhile: closing });
}

/** A branch with its officers and a counter that signs in. */
export async function branchesStory({ use }: StoryWorld, tell: GoldenCall): Promise<void> {
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
  await catalogueStory(tell, { path: '/branch', owner, form, find: { branchCode: 'GB1' }, meanwhile: counterOf });
}

export async function showsStory({ use }: StoryWorld, tell: GoldenCall): Promise<void> {
  const owner = await ownerOf(use, 'exbhition', 'Kala Utsav');
  const form = FORMS.exhibition({ organizationName: 'Kala Utsav' });
  await catalogueStory(tell, { path: '/exbhition', owner, form, find: { exhibition: 'drama' } });
  const draft = { organizationName: 'Andha Yug', published: false };
  const { _id: id } = await tell('POST /exbhition/add', { as: owner, body: draft });
  await tell('GET /offering/:kind/:id', { as: owner, kind: 'exhibition', id });
  await tell('GET /offering/:kind/:id/held', { as: owner, kind: 'exhibition', id });
  await tell('GET /offering/:kind/:id/standing', { as: owner, kind: 'exhibition', id });
  await tell('POST /offering/:kind/:id/preview', { as: owner, kind: 'exhibition', id, body: {} });
  await tell('PUT /exbhition/:id', { as: owner, id, body: { published: true } });
  const pause = { id, was: { active: true }, to: { active: false } };
  await tell('POST /offering/:kind/many', { as: owner, kind: 'exhibition', body: { changes: [pause] } });
  await tell('GET /offering/:kind/:id/presentation', { as: owner, kind: 'exhibition', id });
  const about = 'A play in two acts.\n- in Hindi\n- with an interval';
  const shown = { about, coordinates: '17.3850, 78.4867' };
  await tell('PUT /offering/:kind/:id/presentation', { as: owner, kind: 'exhibition', id, body: shown });
  const translation = { as: owner, kind: 'exhibition', id };
  const texts = { te: { name: 'అంధ యుగం', about: 'రెండు అంకాల నాటకం.' }, hi: { name: 'अंधा युग' } };
  await tell('PUT /translation/:kind/:id', { ...translation, body: { texts } });
  await tell('GET /translation/:kind/:id', translation);
  await tell('GET /organisation/brand', { as: owner });
  await tell('PUT /organisation/brand', { as: owner, body: { colour: '#f6b02c' } });
}

export async function coachingStory({ use }: StoryWorld, tell: GoldenCall): Promise<void> {
  const owner = await ownerOf(use, 'coaching', 'Vidya Coaching');
  const form = FORMS.batch({ batchName: 'Morning batch', startDate: '2027-02-01T00:00:00.000Z', mid: '900003' });
  await catalogueStory(tell, { path: '/coaching', owner, form, find: { batchName: 'Morning batch' } });
}
