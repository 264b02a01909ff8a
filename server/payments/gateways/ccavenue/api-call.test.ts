import { expect, test } from 'vitest';
import { cardKeys } from '#server/testing/gateways/vectors.ts';
import { callApi } from './api-call.ts';

test('a key that cannot encrypt is an answer, and nothing is sent', async () => {
  const api = {
    apiUrl: 'http://gateway.invalid',
    post: () => Promise.reject(new Error('sent all the same')),
  };
  const short = { ...cardKeys('ccav-31'), cipher: 'gcm', workingKey: 'too short' } as const;
  const call = { command: 'refundOrder', version: '1.1', document: {}, timeoutMs: 1000 } as const;
  const answer = await callApi(api, call, short);
  expect(answer).toMatchObject({ kind: 'unreachable' });
  expect(JSON.stringify(answer)).not.toMatch(/sent all the same|too short/);
});
