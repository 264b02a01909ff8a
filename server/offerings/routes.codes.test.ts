import { expect, test } from 'vitest';
import { anOwner } from '#server/organisations/factory.ts';
import { parkForm } from '#server/parks/factory.ts';
import { aRecord, FORMS } from '#server/testing/catalogue.ts';
import { readQr } from '#server/testing/read-qr.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const use = useTestApp();

test.each([
  ['/park', 'park', parkForm({ parkName: 'Lotus Zoo & Park' }), 'ticketbooking', '/lotus-zoo-park'],
  ['/clinic', 'doctor', FORMS.clinic({ clinicName: 'Eye & Skin' }), 'doctorbooking', '/eye-skin'],
  ['/branch', 'loan', FORMS.branch({ branchName: 'Abids Main' }), 'loanbooking', '/abids-main'],
  ['/exbhition', 'exbhition', FORMS.exhibition(), 'exbhitionbooking', ''],
  ['/coaching', 'coaching', FORMS.batch(), 'coachingbooking', ''],
])(
  'the QR code of %s holds the address of its booking page, as PNG and as SVG',
  async (path, registrationType, form, page, name) => {
    const { _id } = await aRecord(use, await anOwner(use, { registrationType }), path, form);
    const png = await use.app.inject(`/api${path}/qr/${_id}`);
    expect(png.headers['content-type']).toBe('image/png');
    expect(readQr(png.rawPayload)?.text).toBe(`http://pravesh.test/${page}/${_id}${name}`);
    const svg = await use.app.inject(`/api${path}/qr/${_id}?format=svg`);
    expect(svg.headers['content-type']).toMatch(/^image\/svg\+xml/);
    expect(svg.body).toContain('<svg');
  },
);
