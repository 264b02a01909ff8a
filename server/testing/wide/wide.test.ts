import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { NOT_WIDE, reasonsFor, strays, unneeded, WIDE } from './wide.ts';

const files = (globs: readonly string[]): Set<string> => new Set(globs.flatMap((glob) => globSync(glob)));
const testsOfNouns = () =>
  [
    ...files([
      'server/*/*.test.ts',
      'server/payments/gateways/**/*.test.ts',
      'server/kernel/records/audit-entry*.test.ts',
    ]),
  ]
    .filter((path) => !/^server.(demo|pages|testing)/.test(path))
    .toSorted();
const homeless = (lists: readonly (readonly string[])[]): string[] => {
  const known = files(lists.flat());
  return testsOfNouns().filter((file) => !known.has(file));
};

test('every test file of a noun runs on Citus, or is on the list of those that cannot', () => {
  expect(
    homeless([WIDE, Object.keys(NOT_WIDE)]),
    'These run on one PostgreSQL alone: add their noun to WIDE in server/testing/wide/wide.ts, or the file to NOT_WIDE with the reason why it cannot run on Citus',
  ).toEqual([]);
});

test('control: without the list of those that cannot, they are missed; without the other, all of the rest', () => {
  expect(homeless([Object.keys(NOT_WIDE)]).length).toBeGreaterThan(80);
  expect(homeless([WIDE.filter((glob) => !glob.includes('{payments'))])).toContain(
    'server/payments/service.late.test.ts',
  );
});

test('each line of both lists names a file that is there', () => {
  for (const glob of [...WIDE, ...Object.keys(NOT_WIDE)])
    expect([glob, globSync(glob).length > 0]).toEqual([glob, true]);
});

const list = 'select count(*) as "total" from "park" where "park"."deleted_at" is null';

test('what goes to every part of a table needs the role and the words of a reason', () => {
  const said = (role: string, text: string) => ({ role: `pravesh_${role}`, text });
  expect(strays([said('visitor', list), said('admin', list)])).toEqual([]);
  for (const role of ['tenant', 'inspector', 'counter', 'system'])
    expect(strays([said(role, list)])).toEqual([`pravesh_${role}: ${list}`]);
  const named = said('admin', `${list} and "park"."organisation_id" = $1`);
  const figures = said('tenant', 'select count(*) from booking where true');
  expect(strays([named, figures])).toHaveLength(2);
  expect(strays([{ role: '', text: 'select name from park' }])).toEqual([': select name from park']);
});

test('a reason that no statement needs is found', () => {
  const used = reasonsFor([{ role: 'pravesh_visitor', text: list }]);
  expect(used).toHaveLength(1);
  expect(unneeded([])).toContain(used[0]);
  expect(unneeded(used)).not.toContain(used[0]);
});
