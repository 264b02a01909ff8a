import { expect, test } from 'vitest';
import { aCounter } from '#server/counters/factory.ts';
import { anOwner } from '#server/organisations/factory.ts';
import { aRecord, FORMS } from '#server/testing/catalogue.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const use = useTestApp();
const aBank = () => anOwner(use, { registrationType: 'loan' });

test('the mobile number of an officer has ten digits or is left out, and one stored before still shows', async () => {
  const owner = await aBank();
  const officer = (excutiveOfficerMobile: unknown) => ({
    counterList: [{ counterNumber: '1', excutiveOfficerName: 'Sunil Das', excutiveOfficerMobile }],
  });
  const said: [mobile: unknown, message: string][] = [
    ['98765 0000', 'Must be exactly 10 digits'],
    ['98765', 'Must be exactly 10 digits'],
    [98765000012, 'Must be exactly 10 digits'],
  ];
  for (const [mobile, message] of said)
    expect(
      (await use.call('POST', '/branch/add', FORMS.branch(officer(mobile)), owner)).json,
      String(mobile),
    ).toMatchObject({ message, issues: [{ field: 'counterList[0].excutiveOfficerMobile', message }] });
  const branch = await aRecord(use, owner, '/branch', FORMS.branch(officer('')));
  const put = (more: object) => use.call('PUT', `/branch/${branch._id}`, { ...branch, ...more }, owner);
  expect(await put(officer('98'))).toMatchObject({ status: 400 });
  const before = JSON.stringify([{ counterNumber: '1', name: 'Sunil Das', mobile: '040-2345' }]);
  await use.database.asOwner(`update branch set officers = '${before}' where id = '${branch._id}'`);
  const shown = await use.call('GET', `/branch/${branch._id}`, undefined, owner);
  expect(shown.json.counterList).toMatchObject([{ excutiveOfficerMobile: '040-2345' }]);
});

test('a branch with counters is hidden when removed, and its counters are out at once', async () => {
  const owner = await aBank();
  const { _id } = await aRecord(use, owner, '/branch', FORMS.branch());
  const counter = await aCounter(use, owner, _id);
  const me = () => use.call('GET', '/auth/me', undefined, counter);
  expect((await me()).status).toBe(200);
  const removed = await use.call('DELETE', `/branch/${_id}`, undefined, owner);
  expect(removed.json).toEqual({ _id, id: _id, deleted: true });
  expect((await use.call('GET', `/branch/${_id}`)).status).toBe(404);
  expect((await me()).status).toBe(401);
  const login = { counterMobile: counter.mobile, password: 'correct horse' };
  expect((await use.call('POST', '/branchuser/login', login)).status).toBe(401);
});

test('a counter reads who is in charge at its own branch, and no more than a visitor of another bank', async () => {
  const [own, other] = [await aBank(), await aBank()];
  const [mine, theirs] = [
    await aRecord(use, own, '/branch', FORMS.branch()),
    await aRecord(use, other, '/branch', FORMS.branch()),
  ];
  const { token } = await aCounter(use, own, mine._id);
  expect((await use.call('GET', `/branch/${mine._id}`, undefined, { token })).json).toEqual(mine);
  expect((await use.call('GET', `/branch/${theirs._id}`, undefined, { token })).json).not.toHaveProperty('counterList');
});
