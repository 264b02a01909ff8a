import { aGatewayCredential } from '#server/gateway-credentials/factory.ts';
import { anOwner, type Owner } from '#server/organisations/factory.ts';
import { aParkWithoutKeys as aPark } from '#server/parks/factory.ts';
import { demoMerchants } from '../sandbox/merchants.ts';
import type { Product } from './product.ts';

export interface Venue {
  owner: Owner;
  park: { _id: string; parkName: string; profileRegistrationId: string };
}

/** Open, and payable at the sandbox: Adult ₹100, Child ₹50. */
export async function aVenue(product: Product, more: object = {}): Promise<Venue> {
  const owner = await anOwner(product);
  const park = await aPark(product, owner, more);
  const { merchantId: mid, accessCode: accessKey, workingKey } = demoMerchants[0] as (typeof demoMerchants)[number];
  await aGatewayCredential(product, owner, park._id, { mid, accessKey, workingKey });
  return { owner, park };
}

/** At ₹100 an adult, through the API as a visitor does, not paid yet. */
export async function aHold(
  product: Product,
  { park }: Venue,
  { adults, day }: { adults: number; day?: string },
): Promise<void> {
  const total = 100 * adults;
  const { status, text } = await product.call('POST', '/ticketbooking/add', {
    parkId: park._id,
    mobile: '9876599999',
    fee: [{ name: 'Adult', price: 100, quantity: adults, totalprice: total }],
    totalAmount: total,
    originalAmount: total,
    discountAmount: 0,
    ...(day && { selectedDate: day }),
  });
  if (status !== 201) throw new Error(`the places were not taken: ${text}`);
}

export async function aPicture({ url }: Product, { token }: Pick<Owner, 'token'>, png: Buffer): Promise<string> {
  const body = new FormData();
  body.append('image', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'picture.png');
  body.append('imageName', 'picture.png');
  const headers = { authorization: `Bearer ${token}` };
  const { url: kept } = await (await fetch(`${url}/api/image/upload`, { method: 'POST', body, headers })).json();
  return kept;
}
