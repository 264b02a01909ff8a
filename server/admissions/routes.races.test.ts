import { expect, test } from 'vitest';
import { WAIT_FOR_THE_OTHER, whileChanged } from '#server/testing/rush/changed-function.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { aGate, type TestGate } from './factory.ts';

const use = useTestApp();

const letInOf = async (answers: Promise<{ counts?: { quantity: number }[]; result: string }>[]): Promise<number> =>
  (await Promise.all(answers)).reduce(
    (sum, { result, counts }) => sum + (result === 'admitted' ? (counts?.[0]?.quantity ?? 0) : 0),
    0,
  );
const times = <T>(count: number, work: (n: number) => T): T[] => Array.from({ length: count }, (_, n) => work(n));

const sevenOfTen = async (gate: TestGate, gates: number): Promise<number> => {
  const ticket = await gate.ticket({ adults: 10 });
  return letInOf(times(gates, () => gate.scan(ticket, { adult: 7 })));
};

test('of one ticket at several gates at once never more come in than are on it', async () => {
  const gate = await aGate(use, { partOfGroup: true });
  for (const _ of times(3, () => 0)) expect(await sevenOfTen(gate, 8)).toBe(7);
  const ticket = await gate.ticket({ adults: 10 });
  expect(await letInOf(times(16, () => gate.scan(ticket, { adult: 1 })))).toBe(10);
});

test('control: without the condition on what was let in meanwhile, more come in', async () => {
  const gate = await aGate(use, { partOfGroup: true });
  await use.database.asOwner(WAIT_FOR_THE_OTHER);
  const both = ['v_may_part := v_out', 'perform wait_for_the_other(); v_may_part := v_out'] as const;
  const guard = [
    '(b.let_in, b.inside, b.admitted_at, b.people',
    '(t.let_in, t.inside, t.admitted_at, t.people',
  ] as const;
  const letIn = await whileChanged(use.database, 'admit_by_rule', both, () =>
    whileChanged(use.database, 'admit_by_rule', guard, () => sevenOfTen(gate, 2)),
  );
  expect(letIn).toBe(14);
});

const fiveOfFourEach = async (gate: TestGate): Promise<number> => {
  const tickets = await Promise.all(times(5, () => gate.ticket({ adults: 4 })));
  return letInOf(tickets.map((ticket) => gate.scan(ticket)));
};

test('however many come at once, never more are inside than the limit', async () => {
  const gate = await aGate(use, { insideLimit: 10 });
  expect(await fiveOfFourEach(gate)).toBe(8);
  const hands = await Promise.all(times(6, () => gate.byHand(1)));
  expect(hands.filter(({ result }) => result === 'by_hand')).toHaveLength(2);
});

test('control: without the condition of the count, more are inside', async () => {
  const gate = await aGate(use, { insideLimit: 10 });
  const guard = 'where p_limit is null or park_inside.people + p_people <= p_limit';
  expect(await whileChanged(use.database, 'count_inside', [guard, ''], () => fiveOfFourEach(gate))).toBe(20);
});

test('an admission that is taken back twice at once is taken back once', async () => {
  const gate = await aGate(use, { partOfGroup: true });
  const ticket = await gate.ticket({ adults: 5 });
  await gate.scan(ticket, { adult: 2 });
  const scanId = gate.freshId();
  await gate.scan(ticket, { adult: 2 }, { scanId });
  await Promise.all(times(6, () => gate.undo(scanId)));
  expect(await gate.scan(ticket, null, { asks: true })).toMatchObject({
    left: [{ category: 'adult', quantity: 3 }],
    inside: { people: 2 },
  });
});
