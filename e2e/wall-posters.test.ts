import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { LANGUAGES } from '#contract/kernel/languages.ts';
import { anOwner, type Owner } from '#server/organisations/factory.ts';
import { aRecord, FORMS } from '#server/testing/catalogue.ts';
import { readQr } from '#server/testing/read-qr.ts';
import { axeFindsOnAnyScreen } from './axe.ts';
import { openBrowser } from './browser.ts';
import { startProduct } from './product.ts';
import { signIn } from './staff.ts';
import { aPicture, aVenue } from './venue.ts';

const product = startProduct();
const { visit } = openBrowser();

/** UPDATE_SCREENS=1 puts the posters where they can be looked at. */
const scratch = join(tmpdir(), 'pravesh-screens');

async function openPosters(owner: Owner, list: string, id: string) {
  const page = await visit({ device: 'desktop' });
  await signIn(page, product, 'login', owner.email, `/app/${list}/${id}`);
  await page.getByRole('button', { name: /^Posters to print of / }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('img').waitFor();
  return { page, dialog };
}

async function download(page: Page, paper: string, file: 'PDF' | 'PNG') {
  await page.getByLabel('Paper').selectOption(paper);
  await page.getByRole('img', { name: new RegExp(`on ${paper}$`) }).waitFor();
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: `Download ${file}` }).click(),
  ]);
  const bytes = readFileSync(await saved.path());
  if (process.env.UPDATE_SCREENS === '1') {
    mkdirSync(scratch, { recursive: true });
    writeFileSync(join(scratch, saved.suggestedFilename()), bytes);
  }
  return { name: saved.suggestedFilename(), bytes };
}

/** The one picture of a PDF, as PNG, and its page in millimetres. */
async function pageOf(pdf: Buffer) {
  const text = pdf.toString('latin1');
  const [, width = 0, height = 0] = (/\/Width (\d+)\/Height (\d+)/.exec(text) ?? []).map(Number);
  const [, length] = /\/Columns \d+>>\/Length (\d+)>>stream\n/.exec(text) ?? [];
  const from = text.indexOf('stream\n', text.indexOf('/Columns')) + 'stream\n'.length;
  const lines = inflateSync(pdf.subarray(from, from + Number(length)));
  const rows = Array.from({ length: height }, (_, at) =>
    lines.subarray(at * (1 + 3 * width) + 1, (at + 1) * (1 + 3 * width)),
  );
  const box = /\/MediaBox\[0 0 ([\d.]+) ([\d.]+)\]/.exec(text)?.slice(1) ?? [];
  return {
    picture: await sharp(Buffer.concat(rows), { raw: { width, height, channels: 3 } })
      .png()
      .toBuffer(),
    mm: box.map((points) => Math.round((Number(points) / 72) * 254) / 10),
  };
}

/** The code of a picture that a messenger has halved and squeezed. */
async function passedOn(picture: Buffer): Promise<string | undefined> {
  const { width = 0 } = await sharp(picture).metadata();
  const squeezed = await sharp(picture)
    .resize(Math.round(width / 2))
    .jpeg({ quality: 60 })
    .toBuffer();
  return readQr(await sharp(squeezed).png().toBuffer())?.text;
}

async function brand(owner: Owner) {
  const plain = sharp({ create: { width: 900, height: 300, channels: 3, background: '#b3261e' } }).png();
  const logo = await aPicture(product, owner, await plain.toBuffer());
  const kept = await product.call('PUT', '/organisation/brand', { logo, colour: '#1d4ed8' }, owner);
  expect(kept.json).toMatchObject({ logo, colour: '#1d4ed8' });
}

it('prints a park on A4, A3 and A6, as picture and as PDF, whose code is read after a messenger squeezed it', async () => {
  const { owner, park } = await aVenue(product, {
    parkName: 'Sarovar Zoological Park',
    location: 'Bahadurpura, Hyderabad 500064',
  });
  await brand(owner);
  const { page, dialog } = await openPosters(owner, 'park', park._id);
  expect(await axeFindsOnAnyScreen(page, 'console-wall-poster')).toEqual([]);
  const opens = `/ticketbooking/${park._id}`;
  for (const [paper, ...pixels] of [
    ['A4', 2480, 3508],
    ['A3', 3508, 4961],
    ['A6', 1240, 1748],
  ] as const) {
    const png = await download(page, paper, 'PNG');
    expect(png.name).toBe(`sarovar-zoological-park-poster-${paper.toLowerCase()}.png`);
    const { width, height, density } = await sharp(png.bytes).metadata();
    expect([width, height, density]).toEqual([...pixels, 300]);
    expect(await passedOn(png.bytes)).toContain(opens);
    expect(png.bytes.length).toBeLessThan(1_500_000);
  }
  const pdf = await download(page, 'A6', 'PDF');
  const drawn = await pageOf(pdf.bytes);
  expect([pdf.name, drawn.mm]).toEqual(['sarovar-zoological-park-poster-a6.pdf', [105, 148]]);
  expect(await passedOn(drawn.picture)).toContain(opens);
  const { te: last, ...others } = LANGUAGES;
  for (const { name } of Object.values(others)) await dialog.getByLabel(name).uncheck();
  await dialog.getByLabel(last.name).click();
  expect(await dialog.getByLabel(last.name).isChecked()).toBe(true);
});

/** Pixels beside the edge of a sheet that are neither white nor of the colours that run to it: something was cut off. */
async function inkAtTheEdges(picture: Buffer): Promise<number> {
  const { width = 0, height = 0 } = await sharp(picture).metadata();
  const columns = [0, width - 40].map((left) =>
    sharp(picture).extract({ left, top: 0, width: 40, height }).raw().toBuffer(),
  );
  let ink = 0;
  for (const column of await Promise.all(columns))
    for (let row = 0; row < height; row += 1) {
      const first = column.subarray(row * 120, row * 120 + 3);
      for (let at = 3; at < 120; at += 3)
        if (!column.subarray(row * 120 + at, row * 120 + at + 3).equals(first)) ink += 1;
    }
  return ink;
}

it('has room on A6 for names of any length and script, and for what has no address or no price', async () => {
  const zoo = 'Sri Venkateswara Zoological and Botanical Gardens of the Municipal Corporation of Greater Visakhapatnam';
  const telugu = 'నెహ్రూ జంతుప్రదర్శనశాల మరియు వృక్షశాస్త్ర ఉద్యానవనం';
  const address =
    'National Highway 16, opposite the beach, Yendada village, Visakhapatnam Rural Mandal, Andhra Pradesh 530045';
  const long = await aVenue(product, { parkName: zoo, location: address });
  const inTelugu = await aVenue(product, { parkName: telugu, location: 'బహదూర్‌పురా, హైదరాబాద్' });
  await brand(inTelugu.owner);
  const texts = { te: { name: telugu, location: 'యెండాడ, విశాఖపట్నం' }, hi: { name: 'श्री वेंकटेश्वर प्राणि उद्यान' } };
  expect((await product.call('PUT', `/translation/park/${long.park._id}`, { texts }, long.owner)).status).toBe(200);
  const lender = await anOwner(product, { registrationType: 'loan' });
  const branch = await aRecord(product, lender, '/branch', FORMS.branch({ branchName: 'Gramin' }));
  const doctors = await anOwner(product, { registrationType: 'doctor' });
  const clinic = await aRecord(product, doctors, '/clinic', FORMS.clinic());
  const shows = await anOwner(product, { registrationType: 'exbhition' });
  const show = await aRecord(product, shows, '/exbhition', FORMS.exhibition());
  const coaches = await anOwner(product, { registrationType: 'coaching' });
  const batch = await aRecord(product, coaches, '/coaching', FORMS.batch());
  for (const [owner, list, id] of [
    [long.owner, 'park', long.park._id],
    [inTelugu.owner, 'park', inTelugu.park._id],
    [lender, 'branch', branch._id],
    [doctors, 'clinic', clinic._id],
    [shows, 'exbhition', show._id],
    [coaches, 'coaching', batch._id],
  ] as const) {
    const { page } = await openPosters(owner, list, id);
    const { bytes } = await download(page, 'A6', 'PNG');
    expect([list, await passedOn(bytes)]).toEqual([list, expect.stringContaining(id)]);
    expect(await inkAtTheEdges(bytes)).toBe(0);
    await page.close();
  }
});
