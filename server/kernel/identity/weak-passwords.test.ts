import { expect, test } from 'vitest';
import { text } from '#contract/kernel/text.ts';
import { SAY } from '#server/kernel/words/catalogues.ts';
import { weaknessOf } from './weak-passwords.ts';

const known = { email: 'Meera.Shah@zoo.example', mobile: '98765 43210' };

test.each([
  ['password1', 'Many people use this password'],
  ['PassWord1', 'Many people use this password'],
  ['12345678', 'Many people use this password'],
  ['aaaaaaaa', 'One character again and again'],
  ['        ', 'One character again and again'],
  ['🙂🙂🙂🙂🙂🙂🙂🙂', 'One character again and again'],
  ['meera.shah@ZOO.example', 'An e-mail address is no secret'],
  ['meera.shah', 'An e-mail address is no secret'],
  ['9876543210', 'A mobile number is no secret'],
  ['+91 98765-43210', 'A mobile number is no secret'],
])('%s is told why it is weak', async (password, words) => {
  const weakness = await weaknessOf(password, known);
  expect(weakness && SAY.en(text('accounts.weakPassword', { weakness }))).toContain(words);
});

test.each(['correct horse', 'pravesh-demo', 'aaaaaaab', '9876543211', 'zoo.example'])(
  '%s is let be',
  async (password) => {
    expect(await weaknessOf(password, known)).toBeNull();
  },
);

test('an account without e-mail and mobile number has no weakness from them', async () => {
  expect(await weaknessOf('not a number', { email: null, mobile: '' })).toBeNull();
});
