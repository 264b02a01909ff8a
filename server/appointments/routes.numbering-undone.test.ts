import { expect, test } from 'vitest';
import { anOwner } from '#server/organisations/factory.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { aBranch, bookLoan } from './factory.ts';

const use = useTestApp({ config: { rateLimitScale: 100 } });

test('numbers have no gap where transactions were undone between them', async () => {
  const branch = await aBranch(use, await anOwner(use, { registrationType: 'loan' }));
  await use.database.asOwner(`
    create function fail_some() returns trigger language plpgsql as $$
    begin
      if new.person_name = 'undone' then raise exception 'undone by the test'; end if;
      return new;
    end $$`);
  await use.database.asOwner(
    'create constraint trigger fail_some after insert on booking deferrable initially deferred for each row execute function fail_some()',
  );
  const names = Array.from({ length: 64 }, (_, at) => (at % 5 === 0 ? 'undone' : 'kept'));
  const answers = await Promise.all(names.map((name) => bookLoan(use, branch, { name })));
  const kept = answers.filter(({ status }) => status === 201).map(({ json }) => json.tokenNumber);
  expect(kept.toSorted((one, other) => one - other)).toEqual(
    Array.from({ length: names.filter((name) => name === 'kept').length }, (_, at) => at + 1),
  );
  await use.database.asOwner('drop trigger fail_some on booking');
});
