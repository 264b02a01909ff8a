import { describe, expect, test } from 'vitest';
import { useTestApp } from '#server/testing/test-app.ts';

const use = useTestApp({ pages: 'built' });

const HEADERS = { 'x-content-type-options': 'nosniff', 'referrer-policy': expect.any(String) };
const BAD = ['%', '%zz', '%E0%A4', '100%25%', '%c0%af', '%ff/x'];

describe.each(BAD)('an address with %s', (bad) => {
  test.each(['/', '/home/', '/ticketbooking/', '/getqr/', '/images/', '/assets/', '/o/', '/park/', '/app%/'])(
    'below %s is our page for what is not there',
    async (area) => {
      const { statusCode, headers, body } = await use.app.inject(area + bad);
      expect([statusCode, headers]).toEqual([404, expect.objectContaining(HEADERS)]);
      expect(body).toContain('Oops. Looks like the page you');
      expect(headers['content-security-policy']).toContain("default-src 'self'");
    },
  );

  test.each([
    ['GET', '/api/'],
    ['GET', '/api/park/'],
    ['GET', '/api/park/qr/'],
    ['POST', '/api/return/'],
    ['PUT', '/api/nothing/'],
  ] as const)('%s %s is a refusal in our words', async (method, area) => {
    const { statusCode, headers, json } = await use.app.inject({ method, url: area + bad });
    expect(headers).toMatchObject(HEADERS);
    if (area === '/api/return/') return expect([303, 404]).toContain(statusCode);
    expect([statusCode, json()]).toEqual([
      expect.toSatisfy((status: number) => [401, 404].includes(status)),
      { message: expect.any(String), code: expect.stringMatching(/^(NOT_FOUND|NO_SESSION|UNAUTHENTICATED)$/) },
    ]);
  });
});

test('a long part of an address meets our own words', async () => {
  const long = 'a'.repeat(300);
  for (const url of [`/ticketbooking/${long}`, `/o/${long}`, `/${long}`]) {
    const { statusCode, body } = await use.app.inject(url);
    expect([statusCode, body.includes('Oops. Looks like')]).toEqual([404, true]);
  }
  const { statusCode, json } = await use.app.inject(`/api/park/${long}`);
  expect([statusCode, json().code]).toEqual([400, 'INVALID_INPUT']);
});

test('a query with a bad % is read as far as it can be', async () => {
  const { statusCode } = await use.app.inject('/home?utm_source=%&lang=te');
  expect(statusCode).toBe(200);
});
