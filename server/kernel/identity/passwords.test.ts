import { expect, test } from 'vitest';
import type { AppError } from '#contract/kernel/errors.ts';
import { text } from '#contract/kernel/text.ts';
import { passwords } from './passwords.ts';

const QUICK = { memoryCost: 8, timeCost: 1, parallelism: 1 };
const nobody = {};

test('a password is kept as Argon2id with 19 MiB and two passes, and known again', async () => {
  const { newHash, isRight } = passwords();
  const stored = await newHash('correct horse', nobody);
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect([await isRight('correct horse', stored), await isRight('wrong horse', stored)]).toEqual([true, false]);
});

test('an account that is not there has no password, not even the one it is compared with', async () => {
  const { isRight } = passwords(QUICK);
  expect(await isRight('nobody has this password', null)).toBe(false);
});

test('of many at once two are hashed and fifty wait; whoever comes then is asked to come again', async () => {
  const { newHash } = passwords(QUICK);
  const answers = await Promise.allSettled(Array.from({ length: 53 }, () => newHash('correct horse', nobody)));
  const refused = answers.filter((answer) => answer.status === 'rejected').map(({ reason }) => reason as AppError);
  expect(refused.map(({ code, details, refusal }) => [code, details.retryAfter, refusal])).toEqual([
    ['UNAVAILABLE', 2, text('calls.manySignIns')],
  ]);
  expect(await newHash('correct horse', nobody)).toMatch(/^\$argon2id/);
});
