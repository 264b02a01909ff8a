import { expect, test } from 'vitest';
import { useTestApp } from '#server/testing/test-app.ts';

const use = useTestApp({ pages: 'built' });

test('the page of the API lists every call with who may make it', async () => {
  const { body, headers } = await use.app.inject({ method: 'GET', url: '/api/docs' });
  expect(headers['content-type']).toContain('text/html');
  for (const path of [
    '/ticketbooking/add',
    '/park/:id',
    '/user/userregister',
    '/configuration/list',
    '/ticketbooking/scan',
  ]) {
    expect(body).toContain(`<code>${path}</code>`);
  }
  expect(body).toContain('owner, admin');
});

test('its style carries the nonce of its own policy', async () => {
  const { body, headers } = await use.app.inject({ method: 'GET', url: '/api/docs' });
  const nonce = /<style nonce="([^"]+)">/.exec(body)?.[1];
  expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
});
