import { expect, test } from 'vitest';
import { anOwner } from '#server/organisations/factory.ts';
import { aPark } from '#server/parks/factory.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const use = useTestApp({ pages: 'built' });

const OURS = "img-src 'self' data: blob:";
const picturePolicyOf = (policy: unknown): string | undefined =>
  String(policy)
    .split('; ')
    .find((rule) => rule.startsWith('img-src'));

test('pages that organisations share show only pictures that we keep, and a page of a place those of other hosts too', async () => {
  const owner = await anOwner(use);
  const elsewhere = 'https://tracker.example/banner.jpg';
  const banner = { isHomeBannerEnabled: true, homeBannerImage: elsewhere };
  const park = await aPark(use, owner, { parkName: 'Salar Park', ...banner });
  const home = await use.app.inject('/home');
  const { slug } = (await use.call('GET', '/profileregistration/list', undefined, owner)).json[0];
  for (const url of ['/home', '/home?q=salar', '/getqr', '/privacy-policy', `/o/${slug}`]) {
    const { statusCode, headers, body } = await use.app.inject(url);
    expect([url, statusCode, picturePolicyOf(headers['content-security-policy'])]).toEqual([url, 200, OURS]);
    expect(body).not.toContain('tracker.example');
  }
  expect(home.body).toContain('Salar Park');
  const own = await use.app.inject(`/ticketbooking/${park._id}`);
  expect(own.body).toContain(elsewhere);
  expect(picturePolicyOf(own.headers['content-security-policy'])).toBe(`${OURS} https:`);
});
