import { expect, test } from 'vitest';
import { AppError } from '#contract/kernel/errors.ts';
import { signInHere } from '#web/console/kit/testing/signed-in.ts';
import { clearSession } from '../session.ts';
import { keptAnswer } from './kept-answers.ts';

const silent = () => Promise.reject(new AppError('UNAVAILABLE', 'No network.'));

test('while the server is silent the last answer to the same question of the same person stands', async () => {
  signInHere('ravi');
  const at = new Date();
  expect(await keptAnswer('today', 'branch 1', async () => ({ at }))).toEqual({ at });
  expect(await keptAnswer('today', 'branch 1', silent)).toEqual({ at });
  await expect(keptAnswer('today', 'branch 2', silent)).rejects.toThrow('No network.');
  await expect(keptAnswer('report', 'branch 1', silent)).rejects.toThrow('No network.');
  signInHere('sita');
  await expect(keptAnswer('today', 'branch 1', silent)).rejects.toThrow('No network.');
});

test('an answer that comes after Sign Out is not kept', async () => {
  signInHere('ravi');
  const late = async () => {
    clearSession();
    return 'Lakshmi Devi';
  };
  await keptAnswer('late', 'branch 1', late);
  signInHere('ravi');
  await expect(keptAnswer('late', 'branch 1', silent)).rejects.toThrow('No network.');
});

test('a refusal is a refusal, whatever was answered before', async () => {
  signInHere('ravi');
  const refused = () => Promise.reject(new AppError('NOT_SIGNED_IN', 'Please sign in.'));
  await expect(keptAnswer('today', 'branch 1', refused)).rejects.toThrow('Please sign in.');
});
