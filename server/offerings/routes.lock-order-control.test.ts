import { expect, onTestFinished, test } from 'vitest';
import { addedBesideSwitch, savedBesidePublisher, undone } from '#server/testing/rush/meeting.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const use = useTestApp();

/** Has triggers as they are not, until the test is over. */
async function withTriggers(...statements: string[]): Promise<void> {
  const triggers =
    await use.database.asOwner(`select tgname as name, tgrelid::regclass as table, pg_get_triggerdef(oid) as text
    from pg_trigger where tgname ~ '^shown_with_'`);
  const drops = triggers.map(({ name, table }) => `drop trigger ${name} on ${table}`);
  await use.database.asOwner([...drops, ...statements.map((text) => `create trigger ${text}`)].join('; '));
  const made = statements.map((text) => `drop trigger ${text.replace(/ .* on (\w+) .*/, ' on $1')}`);
  onTestFinished(() =>
    use.database.asOwner([...made, ...triggers.map(({ text }) => text)].join('; ')).then(() => undefined),
  );
}

test('control: where each save learns of its park, it waits for who withdraws that, and one of the two is undone', async () => {
  await withTriggers(
    'shown before insert or update of park_id on advertisement for each row execute function park_known()',
  );
  expect(await undone(use, await savedBesidePublisher(use))).toBe(true);
});

test('control: where a new counter learns of its branch before its organisation, one of the two is undone', async () => {
  await withTriggers('a_branch before insert on counter for each row execute function branch_known()');
  expect(await undone(use, await addedBesideSwitch(use))).toBe(true);
});
