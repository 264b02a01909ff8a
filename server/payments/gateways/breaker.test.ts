import { expect, test } from 'vitest';
import { CLASSES } from '#server/kernel/traffic/classes.ts';
import { eventually } from '#server/testing/live-page.ts';
import { movableClock } from '#server/testing/outside-world.ts';
import { START } from '#server/testing/test-app.ts';
import { guardedPost, WAITS } from './breaker.ts';
import type { HttpAnswer } from './http.ts';

/** A gateway whose answers the test gives: to the oldest call that waits, an answer or silence. */
function aGateway() {
  const asked: { answers(): void; isSilent(): void }[] = [];
  const clock = movableClock(START);
  const post = guardedPost(
    () =>
      new Promise<HttpAnswer>((resolve, reject) => {
        asked.push({
          answers: () => resolve({ status: 200, text: 'yes' }),
          isSilent: () => reject(new DOMException('no answer', 'TimeoutError')),
        });
      }),
    clock,
  );
  const ask = () =>
    post('http://gateway.test', {}, { timeoutMs: 1 }).then(
      ({ text }) => text,
      (error: Error) => error.message,
    );
  const silentFor = async (calls: number) => {
    const waiting = Array.from({ length: calls }, ask);
    for (const call of asked.splice(0)) call.isSilent();
    await Promise.all(waiting);
  };
  return { asked, clock, ask, silentFor };
}
const SILENT = 'the gateway did not answer a moment ago';
const MANY = 'too many wait for the gateway';

test('so many wait for a gateway at once, some in line, and the next are told at once', async () => {
  const { asked, ask } = aGateway();
  const all = Array.from({ length: WAITS.atOnce + WAITS.waiting + 1 }, ask);
  expect(await Promise.race(all)).toBe(MANY);
  expect(asked).toHaveLength(WAITS.atOnce);
  for (let answered = 0; answered < WAITS.atOnce + WAITS.waiting; answered += 1) {
    await eventually(() => asked.length > 0);
    asked.shift()?.answers();
  }
  expect((await Promise.all(all)).filter((said) => said === 'yes')).toHaveLength(WAITS.atOnce + WAITS.waiting);
});

test('a gateway that was silent five times in a row is asked by one after ten seconds, and by all once it answers', async () => {
  const { asked, clock, ask, silentFor } = aGateway();
  await silentFor(5);
  expect([await ask(), asked.length]).toEqual([SILENT, 0]);
  clock.advance(1 / 6);
  const one = ask();
  expect([await ask(), asked.length]).toEqual([SILENT, 1]);
  asked.shift()?.isSilent();
  expect([await one, await ask()]).toEqual(['no answer', SILENT]);
  clock.advance(1 / 6);
  const another = ask();
  asked.shift()?.answers();
  expect(await another).toBe('yes');
  const two = [ask(), ask()];
  expect(asked).toHaveLength(2);
  for (const call of asked) call.answers();
  expect(await Promise.all(two)).toEqual(['yes', 'yes']);
});

test('an answer between counts the silence anew', async () => {
  const { asked, ask, silentFor } = aGateway();
  await silentFor(4);
  const heard = ask();
  asked.shift()?.answers();
  await heard;
  await silentFor(4);
  void ask();
  expect(asked).toHaveLength(1);
});

test('two silent gateways leave places for payments that wait for neither', () => {
  expect(2 * (WAITS.atOnce + WAITS.waiting)).toBeLessThan(CLASSES.payment.atOnce);
});
