import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { NOT_WIDE, reasonsFor, strays, unneeded, WIDE } from './wide.ts';

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
