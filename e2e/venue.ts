import sharp from 'sharp';
import type { MadeBooking } from '#server/bookings/factory.ts';
import { aGatewayCredential } from '#server/gateway-credentials/factory.ts';
import { anOwner, type Owner } from '#server/organisations/factory.ts';
import { aParkWithoutKeys as aPark } from '#server/parks/factory.ts';
import { signPass } from '#server/passes/service.ts';
import { demoMerchants, demoWallets } from '../sandbox/merchants.ts';
import type { Product } from './product.ts';

export interface Venue {
  owner: Owner;
  park: { _id: string; parkName: string; profileRegistrationId: string };
}

const [CARDS] = demoMerchants as [(typeof demoMerchants)[number]];
const [WALLET] = demoWallets as [(typeof demoWallets)[number]];

/** Lets a park, clinic or batch with the number CARD_MERCHANT take cards at the sandbox. */
export const takeCards = (product: Product, owner: Owner, offeringId: string) =>
  aGatewayCredential(product, owner, offeringId, {
    mid: CARDS.merchantId,
    accessKey: CARDS.accessCode,
    workingKey: CARDS.workingKey,
  });
export const CARD_MERCHANT = CARDS.merchantId;

/** Lets what was made with PAID_BY_WALLET be paid by wallet at the sandbox. */
export const takeWallet = (product: Product, owner: Owner, offeringId: string) =>
  aGatewayCredential(product, owner, offeringId, {
    mid: WALLET.merchantId,
    workingKey: WALLET.merchantKey,
    accessKey: '',
  });
export const PAID_BY_WALLET = { payment: 'paytm', mid: WALLET.merchantId };

/** Open, and payable at the sandbox: Adult ₹100, Child ₹50. */
export async function aVenue(product: Product, more: object = {}): Promise<Venue> {
  const owner = await anOwner(product);
  const park = await aPark(product, owner, more);
  await takeCards(product, owner, park._id);
  return { owner, park };
}

/** As aVenue, but paid by wallet. */
export async function aWalletVenue(product: Product): Promise<Venue> {
  const owner = await anOwner(product);
  const park = await aPark(product, owner, PAID_BY_WALLET);
  await takeWallet(product, owner, park._id);
  return { owner, park };
}

/** The text of a ticket's QR code for a booking; `more` replaces fields of the pass. */
export const passOf = ({ deps }: Product, booking: MadeBooking, more: object = {}): string =>
  signPass(deps, { ...booking, bookingId: booking.id, ...more });

/** As a phone sends it: a meadow below a sky, and what the phone says of itself. */
export async function aPhoto(name: string, sky: string, [width, height]: readonly [number, number] = [1200, 675]) {
  const create = { width, height: Math.round(height / 3), channels: 3, background: '#2f6b4f' } as const;
  const meadow = await sharp({ create }).png().toBuffer();
  const buffer = await sharp({ create: { ...create, height, background: sky } })
    .composite([{ input: meadow, gravity: 'south' }])
    .jpeg()
    .withExif({ IFD0: { Make: 'A phone' } })
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

export async function aPicture({ url }: Product, { token }: Pick<Owner, 'token'>, png: Buffer): Promise<string> {
  const body = new FormData();
  body.append('image', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'picture.png');
  body.append('imageName', 'picture.png');
  const headers = { authorization: `Bearer ${token}` };
  const { url: kept } = await (await fetch(`${url}/api/image/upload`, { method: 'POST', body, headers })).json();
  return kept;
}
