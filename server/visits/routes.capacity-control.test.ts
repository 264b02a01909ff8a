import { beforeAll, expect, test } from 'vitest';
import { WAIT_FOR_THE_OTHER } from '#server/testing/rush/changed-function.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { aShow, aShowOwner, bookVisit } from './factory.ts';

const use = useTestApp({ alone: true });

/** Looks, then takes, as many systems do. Each waits, after its look, until the other has looked too: on a slow machine as on a fast one. */
const NAIVE = `
do $do$ begin
  execute regexp_replace(pg_get_functiondef('book_visits'::regproc),
    'insert into exhibition_places.*if not found then outcome := ''full''; return next; continue; end if;',
    'if coalesce((select p.taken from exhibition_places p where p.organisation_id = p_organisation and p.exhibition_id = a.offering), 0) >= v_show.capacity then outcome := ''full''; return next; continue; end if;
     perform wait_for_the_other();
     insert into exhibition_places as p (organisation_id, exhibition_id, taken) values (p_organisation, a.offering, 1)
     on conflict (organisation_id, exhibition_id) do update set taken = p.taken + 1;');
end $do$`;

beforeAll(async () => {
  await use.database.asOwner(WAIT_FOR_THE_OTHER);
  await use.database.asOwner(NAIVE);
});

test('control: one that looks first and takes then gives the last place twice, so the tests of capacity can fail', async () => {
  const show = await aShow(use, await aShowOwner(use), { capacity: '1' });
  const answers = await Promise.all([bookVisit(use, show), bookVisit(use, show)]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
});
