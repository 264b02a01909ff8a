import { z } from 'zod';
import { endpoint, MANAGERS } from '#contract/kernel/endpoint.ts';
import { requiredId } from '#contract/kernel/fields.ts';
import { standardEndpoints } from '#contract/kernel/standard-endpoints.ts';
import { coded } from '#contract/kernel/wire/coded.ts';
import { wire, wireDay } from '#contract/kernel/wire/wire.ts';
import { advertisementFieldsModel, advertisementModel, PLACEMENTS } from './model.ts';

const LEGACY_PLACEMENTS = { 'Get QR-Code Page': 'get-qr', 'Booking Page': 'booking' } as const;
type LegacyPlacement = keyof typeof LEGACY_PLACEMENTS;

const where = coded(
  z.enum(Object.keys(LEGACY_PLACEMENTS) as [LegacyPlacement], 'advertisements.noPlacement'),
  z.enum(PLACEMENTS),
  {
    decode: (legacy) => LEGACY_PLACEMENTS[legacy],
    encode: (placement) => (placement === 'get-qr' ? 'Get QR-Code Page' : 'Booking Page'),
  },
);

const pictures = coded(z.union([z.array(z.string()), z.string()]), z.array(z.string()), {
  decode: (sent) => (Array.isArray(sent) ? sent : [sent]).filter((address) => address !== ''),
  encode: (addresses) => addresses,
  written: z.array(z.string()),
});

const renames = {
  advatagementName: 'name',
  imgURL: 'images',
  startDate: 'startsOn',
  endDate: 'endsOn',
  urlLink: 'url',
  desc: 'description',
  where: 'placement',
};
const fields = { imgURL: pictures, startDate: wireDay, endDate: wireDay, where };
const answer = wire(advertisementModel, { renames, fields });

const standard = standardEndpoints({
  path: '/advatagement',
  one: 'an advertisement',
  many: 'advertisements',
  body: wire(advertisementFieldsModel, { renames, fields }),
  answer,
  open: [],
  readers: MANAGERS,
});

/** The calls of docs/product/calls.md 21 in both spellings, and the visitors' call. */
export const advertisementsApi = {
  ...standard,
  oneMisspelt: { ...standard.one, path: '/avatagement/:id' },
  placed: endpoint('POST /ticketbooking/getAdvatagement', {
    access: 'public',
    summary: 'The advertisements of a park that show today in one place',
    body: wire(
      z.object({
        parkId: requiredId('advertisements.noPark'),
        placement: z.enum(PLACEMENTS).nullable().default(null),
      }),
      { renames: { where: 'placement' }, fields: { where } },
    ),
    answer: z.array(answer),
  }),
};
