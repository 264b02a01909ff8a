import { beforeAll, expect, test } from 'vitest';
import { aBatch, enrol } from '#server/enrolments/factory.ts';
import { anOwner, type Owner } from '#server/organisations/factory.ts';
import { anAdmin } from '#server/testing/admin.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { visitorPages, words } from '#server/testing/visitor-pages.ts';

const use = useTestApp({ pages: 'built' });
const { open, submit } = visitorPages(use);

let owner: Owner;
beforeAll(async () => {
  owner = await anOwner(use, { registrationType: 'coaching' });
});

const pageOf = ({ _id }: { _id: string }): string => `/getqr/${_id}`;
const join = async (batch: { _id: string }, mobile: string): Promise<string> => {
  const { status, json, text } = await enrol(use, batch, { mobile, studentName: 'Ananya Iyer' });
  expect(status, text).toBe(201);
  return json._id;
};

test('a batch’s pages lead to where a place is found again', async () => {
  const batch = await aBatch(use, owner, { fee: '0' });
  const id = await join(batch, '9876500001');
  for (const page of [`/coachingbooking/${batch._id}`, `/paymentstatus/${id}/${batch._id}`])
    expect((await open(page)).body, page).toContain(`href="${pageOf(batch)}"`);
  const { statusCode, headers, body } = await open(pageOf(batch));
  expect([statusCode, headers['cache-control'], body.includes('noindex')]).toEqual([200, 'no-store', true]);
  expect(words(body)).toContain('Find your place');
});

test('a paid place is found by its mobile number without JavaScript, and nobody’s name or number is told', async () => {
  const batch = await aBatch(use, owner, { fee: '0', batchName: 'Library hour' });
  const id = await join(batch, '9876500002');
  const { statusCode, body } = await submit(pageOf(batch), { mobile: '+91 98765 00002' });
  expect(statusCode).toBe(200);
  for (const said of ['Here is your place.', 'data:image/png;base64,', `href="/paymentstatus/${id}/${batch._id}"`])
    expect(words(body)).toContain(said);
  expect(body).not.toMatch(/Ananya|9876500002/);
});

test('a number that never joined and one that has not paid get the same answer', async () => {
  const batch = await aBatch(use, owner);
  await join(batch, '9876500003');
  const found = async (mobile: string): Promise<string | undefined> =>
    /<div class="found".*?<\/div><\/div>/s.exec((await submit(pageOf(batch), { mobile })).body)?.[0];
  expect(await found('9876500003')).toContain('We found no confirmed place of this mobile number in this batch.');
  expect(await found('9876500004')).toBe(await found('9876500003'));
});

test('a missing and a wrong number are told in the words of the product', async () => {
  const batch = await aBatch(use, owner, { fee: '0' });
  for (const [mobile, message] of [
    ['', 'mobile number required'],
    ['98765', 'Please enter valid mobile number'],
  ] as const) {
    const { statusCode, body } = await submit(pageOf(batch), { mobile });
    expect([statusCode, words(body).includes(message)]).toEqual([400, true]);
  }
});

test('looks are counted together with those of the call', async () => {
  const batch = await aBatch(use, owner, { fee: '0' });
  await join(batch, '9876500005');
  const mobile = '9876500005';
  for (let look = 0; look < 5; look += 1) {
    expect((await submit(pageOf(batch), { mobile })).statusCode).toBe(200);
    expect((await use.call('POST', '/coachingbooking/getqrcodebymobile', { mobile, parkId: batch._id })).status).toBe(
      200,
    );
  }
  const { statusCode, body } = await submit(pageOf(batch), { mobile });
  expect(statusCode).toBe(429);
  expect(body).not.toContain('data:image/png');
});

test('who joined finds the place also while the coaching centre is switched off; what never was is not there', async () => {
  const closing = await anOwner(use, { registrationType: 'coaching' });
  const batch = await aBatch(use, closing, { fee: '0' });
  await join(batch, '9876500006');
  const admin = await anAdmin(use);
  await use.call('PUT', `/profileregistration/${closing.organisationId}`, { status: false }, admin);
  expect(words((await submit(pageOf(batch), { mobile: '9876500006' })).body)).toContain('Here is your place.');
  expect((await open('/getqr/00000000000000000000000000')).statusCode).toBe(404);
});
