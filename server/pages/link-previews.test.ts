import sharp from 'sharp';
import { expect, test } from 'vitest';
import { linkPreviewOf } from '#contract/images/rules.ts';
import { tradesOf } from '#server/offerings/factory.ts';
import { anOwner, type Owner } from '#server/organisations/factory.ts';
import { aPark } from '#server/parks/factory.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { aForm, pictureNo } from '#server/testing/upload.ts';

const use = useTestApp({ pages: 'built', config: { rateLimitScale: 100 } });

const TRADES = tradesOf(use);

const tagIn = (html: string, name: string): string | undefined =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1];

/** The path of the picture that a link to the page shows, once its tags and its file are found right. */
async function previewAt(url: string): Promise<string> {
  const { statusCode, body } = await use.app.inject(url);
  const tags = Object.fromEntries(
    ['og:image:width', 'og:image:height', 'og:image:type', 'twitter:card'].map((name) => [name, tagIn(body, name)]),
  );
  const address = tagIn(body, 'og:image') ?? '';
  expect({ url, statusCode, ...tags, twitter: tagIn(body, 'twitter:image') }).toEqual({
    url,
    statusCode: 200,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:type': expect.stringMatching(/^image\/(png|jpeg)$/),
    'twitter:card': 'summary_large_image',
    twitter: address,
  });
  expect(address).toMatch(`${use.deps.config.publicUrl}/`);
  const path = address.slice(use.deps.config.publicUrl.length);
  const { headers, rawPayload } = await use.app.inject(path);
  expect([path, headers['content-type']]).toEqual([path, tags['og:image:type']]);
  expect(String(headers['cache-control'])).toMatch(/max-age=[1-9]/);
  const { format, width, height } = await sharp(rawPayload).metadata();
  expect([`image/${format}`, width, height]).toEqual([tags['og:image:type'], 1200, 630]);
  expect(rawPayload.length).toBeLessThanOrEqual(300 * 1024);
  return path;
}

let shade = 900;
async function aPicture({ token }: Owner, size: [number, number], file?: Buffer): Promise<string> {
  shade += 1;
  const { body, headers } = await aForm(file ?? (await pictureNo(shade, size)));
  return (await use.call('POST', '/image/upload', body, { token, headers })).json.url;
}
const slugOf = async (owner: Owner): Promise<string> =>
  (await use.call('GET', '/profileregistration/list', undefined, owner)).json[0].slug;

test.each(['/home', '/getqr', '/privacy-policy', '/privacypolicy', '/terms', '/refund-policy'])(
  'a link to %s shows our own drawing',
  async (url) => expect(await previewAt(url)).toBe('/link-previews/general.png'),
);

test.each(TRADES)('a link to a place without a picture shows the drawing of its trade: $kind', async (trade) => {
  const owner = await anOwner(use, { registrationType: trade.registrationType });
  const empty = await previewAt(`/o/${await slugOf(owner)}`);
  const { _id: id } = await trade.published(owner);
  use.deps.pages.forgetAll();
  const drawing = `/link-previews/${trade.kind}.png`;
  expect(empty).toBe('/link-previews/general.png');
  expect(await previewAt(`/${trade.page}/${id}`)).toBe(drawing);
  expect(await previewAt(`/o/${await slugOf(owner)}`)).toBe(drawing);
});

test.each(TRADES)('a link to a place with a picture shows that, cut to cover: $kind', async (trade) => {
  const owner = await anOwner(use, { registrationType: trade.registrationType });
  const { _id: id } = await trade.published(owner);
  const pictures = [await aPicture(owner, [400, 900])];
  await use.call('PUT', `/offering/${trade.kind}/${id}/presentation`, { pictures }, owner);
  const own = linkPreviewOf(pictures[0] ?? '');
  expect(await previewAt(`/${trade.page}/${id}`)).toBe(own);
  expect(await previewAt(`/o/${await slugOf(owner)}`)).toBe(own);
});

test('a banner of ours is shown, one of another host never', async () => {
  const owner = await anOwner(use);
  const ours = await aPicture(owner, [1500, 500]);
  const banner = (homeBannerImage: string) => aPark(use, owner, { isHomeBannerEnabled: true, homeBannerImage });
  const [kept, elsewhere] = [await banner(ours), await banner('https://host.example/banner.jpg')];
  expect(await previewAt(`/ticketbooking/${kept._id}`)).toBe(linkPreviewOf(ours));
  expect(await previewAt(`/ticketbooking/${elsewhere._id}`)).toBe('/link-previews/park.png');
});

test('the busiest picture weighs 300 KB at most', async () => {
  const owner = await anOwner(use);
  const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const;
  const busy = sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#fff', noise } });
  const { _id: id } = await aPark(use, owner);
  const pictures = [await aPicture(owner, [0, 0], await busy.jpeg({ quality: 90 }).toBuffer())];
  await use.call('PUT', `/offering/park/${id}/presentation`, { pictures }, owner);
  expect(await previewAt(`/ticketbooking/${id}`)).toBe(linkPreviewOf(pictures[0] ?? ''));
});

test('a page that search engines keep out shows nobody, only our drawing', async () => {
  for (const url of ['/home?q=salar', '/board/doctor/00000000000000000000000000', '/nowhere'])
    expect([url, tagIn((await use.app.inject(url)).body, 'og:image')]).toEqual([
      url,
      `${use.deps.config.publicUrl}/link-previews/general.png`,
    ]);
});
