import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { aClinic, bookDoctor } from '#server/appointments/factory.ts';
import { aBatchWithoutKeys } from '#server/enrolments/factory.ts';
import { aGatewayCredential } from '#server/gateway-credentials/factory.ts';
import { anOwner, type Owner } from '#server/organisations/factory.ts';
import type { Shop, useCardSales } from './card-sale.ts';
import { listening } from './live-page.ts';
import { CARD_KEYS, type CardForm } from './sandbox-gateway.ts';
import type { CallAnswer, TestApp } from './test-app.ts';

export type CardSales = Awaited<ReturnType<typeof useCardSales>>;
type Someone = Pick<Owner, 'token'>;

const { mid } = CARD_KEYS;

export async function aCardClinic(use: TestApp, owner: Someone, more: object = {}) {
  const clinic = await aClinic(use, owner, { mid, ...more });
  await aGatewayCredential(use, owner, clinic._id, CARD_KEYS);
  return clinic;
}

export async function aCardBatch(use: TestApp, owner: Someone, more: object = {}) {
  const batch = await aBatchWithoutKeys(use, owner, { mid, ...more });
  await aGatewayCredential(use, owner, batch._id, CARD_KEYS);
  return batch;
}

/** Begins to pay for a booking of a clinic or batch; `offering` names it as that call does. */
export const payByCard = (use: TestApp, path: string, booking: { id: string; amount: number }, offering: object) =>
  use.call('POST', `/${path}/ccav/payment`, { ...booking, ...offering, mid });

export function started({ status, json, text }: CallAnswer): CardForm {
  if (status !== 200) throw new Error(`not started: ${text}`);
  return json;
}

/** Tokens of a doctor who takes so many a day, at ₹200, all paid by card. */
export function tokenSales({ use, query }: CardSales) {
  const aTokenShop = async (tokens: string, more: object = {}) => {
    const owner = await anOwner(use, { registrationType: 'doctor' });
    return { owner, clinic: await aCardClinic(use, owner, { tokens, fee: '200', ...more }) };
  };
  type TokenShop = Awaited<ReturnType<typeof aTokenShop>>;
  const bookToken = async (shop: TokenShop) => {
    const { _id: id } = (await bookDoctor(use, shop.clinic, { paymentMode: 'online' })).json;
    return { ...shop, id: id as string };
  };
  type TokenSale = Awaited<ReturnType<typeof bookToken>>;
  const payToken = ({ clinic, id }: TokenSale) =>
    payByCard(use, 'doctorbooking', { id, amount: 200 }, { clinicId: clinic._id });
  return {
    aTokenShop,
    bookToken,
    payToken,
    startToken: async (sale: TokenSale) => started(await payToken(sale)),
    /** The status of its booking, and its number once it has one. */
    storedToken: async ({ id }: TokenSale) => {
      const [row] = await query(
        sql<{ status: string; number: number | null }>`
          select b.status, t.number from booking b left join token t on t.organisation_id = b.organisation_id and t.booking_id = b.id where b.id = ${id}`,
      );
      return row;
    },
  };
}
export type TokenSale = Awaited<ReturnType<ReturnType<typeof tokenSales>['bookToken']>>;

/** Payments of which nobody hears when they are made. */
export const unheardPayments = ({ gateway, pass, reconcile }: CardSales) => ({
  paysUnheard: async (form: CardForm): Promise<void> => {
    await gateway.control({ orderId: form.orderId, browserLost: true, notify: 'none', inquiry: 'http500' });
    await gateway.decide(form, 'success');
  },
  isHeardAfter: async (minutes: number, { id: orderId }: { id: string }): Promise<void> => {
    await pass(minutes);
    await gateway.control({ orderId, inquiry: null });
    await reconcile();
  },
});

/** The gateway's server can reach ours, as the merchant has told it. */
export async function takesNotices({ use, gateway }: Pick<CardSales, 'use' | 'gateway'>, shop: Shop, path: string) {
  const { server } = use.app;
  const address = server.listening
    ? `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    : await listening(use);
  const echoUrl = `${address}/api/payments/${path}/notify/${shop.credentialId}`;
  await gateway.control({ merchantId: shop.mid, echoUrl });
}
