import { beforeAll, describe, expect, test } from 'vitest';
import { text } from '#contract/kernel/text.ts';
import { MOST_VIEWS } from '#contract/saved-views/model.ts';
import { anInspector } from '#server/inspectors/factory.ts';
import { SAY } from '#server/kernel/words/catalogues.ts';
import { anOwner, type Owner } from '#server/organisations/factory.ts';
import { aPark } from '#server/parks/factory.ts';
import { anAdmin } from '#server/testing/admin.ts';
import { whileChanged } from '#server/testing/rush/changed-function.ts';
import { holding, untilWaiting } from '#server/testing/rush/lock-queue.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const use = useTestApp();
const LIST = '/app/searchreports';
type Caller = Pick<Owner, 'token'>;
let owner: Owner;
beforeAll(async () => {
  owner = await anOwner(use);
});

const view = (name: string, more: object = {}) => ({
  list: LIST,
  name,
  query: 'status=refunded&days=yesterday',
  columns: ['mobile'],
  main: false,
  ...more,
});
const save = ({ token }: Caller, body: object) => use.call('POST', '/views/save', body, { token });
const remove = ({ token }: Caller, name: string) => use.call('POST', '/views/remove', { list: LIST, name }, { token });
const listed = async ({ token }: Caller) => (await use.call('GET', '/views/list', undefined, { token })).json;
const names = async (caller: Caller) => (await listed(caller)).map(({ name }: { name: string }) => name);

test('a view is kept as it was named, on every device, and answered by list and name', async () => {
  const somebody = await anOwner(use);
  await save(somebody, view('Saturday refunds'));
  const { status, json } = await save(somebody, view('  aborted ', { list: '/app/payments', columns: [] }));
  expect(status).toBe(200);
  expect(json).toEqual([view('aborted', { list: '/app/payments', columns: [] }), view('Saturday refunds')]);
  expect(await listed(somebody)).toEqual(json);
});

test('the same name changes the view; another name renames it; a name that is taken is refused', async () => {
  const somebody = await anOwner(use);
  await save(somebody, view('One'));
  await save(somebody, view('Two'));
  await save(somebody, view('One', { query: 'sort=-total' }));
  expect((await listed(somebody))[0]).toEqual(view('One', { query: 'sort=-total' }));
  await save(somebody, view('First', { was: 'One' }));
  expect(await names(somebody)).toEqual(['First', 'Two']);
  const taken = await save(somebody, view('Two', { was: 'First' }));
  expect([taken.status, taken.json.message]).toEqual([
    409,
    'You have a view of this name already. Please choose another name.',
  ]);
  expect(await names(somebody)).toEqual(['First', 'Two']);
});

test('one view of a list is the one that it opens with', async () => {
  const somebody = await anOwner(use);
  for (const name of ['One', 'Two']) await save(somebody, view(name, { main: true }));
  await save(somebody, view('Elsewhere', { list: '/app/payments', main: true }));
  const main = (await listed(somebody)).filter((one: { main: boolean }) => one.main);
  expect(main.map(({ name }: { name: string }) => name)).toEqual(['Elsewhere', 'Two']);
});

test('a view is forgotten, and forgetting it again is no mistake', async () => {
  const somebody = await anOwner(use);
  await save(somebody, view('One'));
  expect((await remove(somebody, 'One')).json).toEqual([]);
  expect((await remove(somebody, 'One')).status).toBe(200);
});

test('twenty of a list are kept; the next is refused, and each of them can still be changed', async () => {
  const somebody = await anOwner(use);
  for (let count = 1; count <= 20; count += 1) expect((await save(somebody, view(`View ${count}`))).status).toBe(200);
  const next = await save(somebody, view('One too many'));
  expect([next.status, next.json.message]).toEqual([
    409,
    'You have 20 views of this list. Please delete one that you no longer need.',
  ]);
  expect((await save(somebody, view('View 7', { query: '' }))).status).toBe(200);
  expect((await save(somebody, view('Elsewhere', { list: '/app/payments' }))).status).toBe(200);
});

test.each([
  [{ name: '  ' }, 'name', 'Please enter a name'],
  [{ name: 'x'.repeat(41) }, 'name', 'Please use at most 40 characters'],
  [{ query: 'x'.repeat(2001) }, 'query', 'This view is too long to keep'],
  [{ list: 'https://elsewhere.example' }, 'list', 'This is not a list of the console'],
])('%j is refused in plain words', async (more, field, message) => {
  const { status, json } = await save(owner, { ...view('One'), ...more });
  expect([status, json.issues]).toEqual([400, [{ field, message }]]);
});

test('views are of whoever made them: neither another organisation nor a colleague nor the admin sees or forgets them', async () => {
  const [mine, stranger] = [await anOwner(use), await anOwner(use)];
  const colleague = await anInspector(use, mine, (await aPark(use, mine))._id);
  const callers = [mine, stranger, colleague, await anAdmin(use)] as Caller[];
  for (const [at, caller] of callers.entries()) await save(caller, view(`Of ${at}`));
  for (const caller of callers)
    for (const at of callers.keys()) if (callers[at] !== caller) await remove(caller, `Of ${at}`);
  expect(await Promise.all(callers.map(names))).toEqual([['Of 0'], ['Of 1'], ['Of 2'], ['Of 3']]);
  expect((await use.call('GET', '/views/list')).status).toBe(401);
});

describe('two devices that save at once', () => {
  /** Both are sent before either has written anything. */
  const atOnce = (caller: Caller, held: string, bodies: object[]) =>
    holding(use.database, held, async (letGo) => {
      const saving = bodies.map((body) => save(caller, body));
      await untilWaiting(use.database, bodies.length);
      await letGo();
      const answers = await Promise.all(saving);
      return answers.map(({ status, json }) => json.message ?? status).toSorted();
    });
  /** A new view waits for the row of its organisation, one that is renamed for its own. */
  const organisationOf = ({ organisationId }: Owner) =>
    `select from organisation where id = '${organisationId}' for update`;
  const viewsOf = ({ organisationId }: Owner) =>
    `select from saved_view where organisation_id = '${organisationId}' for update`;

  const LOCK = `pg_advisory_xact_lock(hashtextextended('views:' || p_organisation || p_account, 0))`;
  const LAST = ['Last', 'Another'].map((name) => view(name));
  const SAME = ['One', 'Two'].map((was) => view('Same', { was }));
  const MAIN = ['One', 'Two'].map((name) => view(name, { main: true }));
  const withViews = async (many: number): Promise<Owner> => {
    const somebody = await anOwner(use);
    for (const name of ['One', 'Two', ...Array.from({ length: many - 2 }, (_, at) => `View ${at}`)])
      await save(somebody, view(name));
    return somebody;
  };
  const race = {
    twentieth: async () => {
      const somebody = await withViews(19);
      return atOnce(somebody, organisationOf(somebody), LAST);
    },
    renamed: async () => {
      const somebody = await withViews(2);
      return atOnce(somebody, viewsOf(somebody), SAME);
    },
    main: async () => {
      const somebody = await anOwner(use);
      return atOnce(somebody, organisationOf(somebody), MAIN);
    },
  };

  test('one view is the twentieth, one has the name, and the list opens with the one that came last', async () => {
    expect(await race.twentieth()).toEqual([200, SAY.en(text('saved-views.many', { most: MOST_VIEWS }))]);
    expect(await race.renamed()).toEqual([200, SAY.en(text('saved-views.taken'))]);
    expect(await race.main()).toEqual([200, 200]);
  });

  test('control: without the lock there are twenty-one, and who comes second is told nothing that helps', async () => {
    await whileChanged(use.database, 'lock_views', [LOCK, ''], async () => {
      expect(await race.twentieth()).toEqual([200, 200]);
      expect(await race.renamed()).toEqual([200, 'This exists already.']);
      expect(await race.main()).toEqual([200, 'This exists already.']);
    });
  });
});
