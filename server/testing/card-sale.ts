import { type RawBuilder, sql } from 'kysely';
import pg from 'pg';
import { afterAll } from 'vitest';
import { LEGACY_STATUS } from '#contract/bookings/api.ts';
import { bookingNamed } from '#server/bookings/service.ts';
import { aGatewayCredential } from '#server/gateway-credentials/factory.ts';
import { openPool } from '#server/kernel/database/connection.ts';
import { anOwner, type Owner } from '#server/organisations/factory.ts';
import { aParkWithoutKeys as aPark } from '#server/parks/factory.ts';
import { reconcileDue } from '#server/payments/reconciliation.ts';
import { refundDue } from '#server/payments/refunds.ts';
import { peopleForm } from '#server/tickets/factory.ts';
import { parkTicket } from '#server/tickets/kind.ts';
import type { Recall } from '../../sandbox/gateway.ts';
import {
  type CardForm,
  firstMerchant,
  type SandboxDecision,
  type SandboxGateway,
  type StartedOrder,
  startSandboxGateway,
  useGateway,
} from './sandbox-gateway.ts';
import { type CallAnswer, type TestApp, type TestAppOptions, useTestApp } from './test-app.ts';
import { visitorPages } from './visitor-pages.ts';

export interface Shop {
  owner: Owner;
  parkId: string;
  mid: string;
  credentialId: string;
}

export interface CardSale extends Shop {
  id: string;
  total: number;
}

type CardDue = Omit<CardSale, 'owner' | 'credentialId'>;

/** One of the two ways to pay: where a payment starts, and what a park and its keys are that take it. */
export interface Means<Started, Account> {
  id: 'ccav' | 'paytm';
  account: Account;
  keysOf(account: Account): { mid: string; accessKey: string; workingKey: string };
  read(json: ReturnType<typeof JSON.parse>): Started & StartedOrder;
}

/** `recall`: finds what was paid before the gateway was started anew. */
export type SalesOptions = TestAppOptions & { recall?: Recall };

const BY_CARD: Means<CardForm, typeof firstMerchant> = {
  id: 'ccav',
  account: firstMerchant,
  keysOf: ({ merchantId: mid, accessCode: accessKey, workingKey }) => ({ mid, accessKey, workingKey }),
  read: (json) => json,
};

/** Everything that a visitor, a gateway and the jobs do around one card payment: the product and the sandbox, both real. */
export const useCardSales = (options: SalesOptions = {}) => useSales(BY_CARD, options);

export async function useSales<Started, Account>(
  means: Means<Started, Account>,
  { recall, ...options }: SalesOptions = {},
) {
  const gateway = await startSandboxGateway(recall);
  const use = useTestApp({ ...options, deps: { ...options.deps, gateways: gateway.gateways } });
  useGateway(gateway);
  const [visitor, facts] = [visitorOf(use, gateway, means), factsOf(use, gateway)];
  /** A booking paid twice, whose second payment must go back. */
  const paidTwice = async (): Promise<CardSale & { secondOrder: string }> => {
    const sale = await visitor.book(await visitor.aShop());
    const first = await visitor.start(sale);
    await facts.pass(1);
    const second = await visitor.start(sale);
    for (const order of [first, second]) await visitor.comeBack(await gateway.decide(order, 'success'));
    return { ...sale, secondOrder: second.orderId };
  };
  /** A sale whose payment came back with the transaction number of another that was paid before. */
  const paidByAnother = async (): Promise<{ paid: CardSale; sale: CardSale }> => {
    const shop = await visitor.aShop();
    const [paid, sale] = [await visitor.sell(shop), await visitor.book(shop)];
    const decision = await gateway.decide(await visitor.start(sale), 'success');
    const { trackingId } = decision;
    await facts.query(sql`update payment_attempt set provider_txn_id = ${trackingId} where booking_id = ${paid.id}`);
    await visitor.comeBack(decision);
    return { paid, sale };
  };
  return { use, gateway, ...visitor, ...facts, paidTwice, paidByAnother };
}

function visitorOf<Started, Account>(use: TestApp, gateway: SandboxGateway, means: Means<Started, Account>) {
  const aShop = async (more: object = {}, account: Account = means.account): Promise<Shop> => {
    const keys = means.keysOf(account);
    const { mid } = keys;
    const owner = await anOwner(use);
    const { _id: parkId } = await aPark(use, owner, { payment: means.id, mid, ...more });
    const { _id: credentialId } = await aGatewayCredential(use, owner, parkId, keys);
    return { owner, parkId, mid, credentialId };
  };
  /** Books tickets, by default for two adults today; a mobile number of its own for each. */
  const book = async (shop: Shop, adults = 2, more: object = {}): Promise<CardSale> => {
    const form = peopleForm({ _id: shop.parkId }, adults, more);
    const { status, json, text } = await use.call('POST', '/ticketbooking/add', form);
    if (status !== 201) throw new Error(`not booked: ${text}`);
    return { ...shop, id: json._id, total: json.totalAmount };
  };
  const pay = (sale: CardDue, more: object = {}): Promise<CallAnswer> =>
    use.call('POST', `/ticketbooking/${means.id}/payment`, {
      id: sale.id,
      parkId: sale.parkId,
      amount: sale.total,
      mid: sale.mid,
      ...more,
    });
  const start = async (sale: CardDue): Promise<Started & StartedOrder> => {
    const { status, json, text } = await pay(sale);
    if (status !== 200) throw new Error(`not started: ${text}`);
    return means.read(json);
  };
  /** The browser posts what the gateway gave it. Answers where it is sent on. */
  const post = (url: string, fields: Record<string, string>) => visitorPages(use).submit(new URL(url).pathname, fields);
  const comeBack = async ({ url, fields }: SandboxDecision): Promise<string> => {
    if (!url || !fields) throw new Error('the gateway sends nobody back');
    const answer = await post(url, fields);
    return `${answer.statusCode} ${answer.headers.location}`;
  };
  const sell = async (shop: Shop, outcome = 'success', adults = 2): Promise<CardSale> => {
    const sale = await book(shop, adults);
    await comeBack(await gateway.decide(await start(sale), outcome));
    return sale;
  };
  /** Staff, the owner unless said, send money of a booking back. */
  const refund = (
    { id, owner }: Pick<CardSale, 'id' | 'owner'>,
    more: object = {},
    { token }: { token: string } = owner,
  ) => use.call('POST', '/payments/refund', { bookingId: id, note: 'The fair was called off', ...more }, { token });
  return { aShop, book, pay, start, post, comeBack, sell, refund };
}

type Attempt = Record<'organisation_id' | 'id' | 'state' | 'order_id', string> & { mismatches: string[] };
type Refunded = Record<'reason' | 'state', string> & { amount_paise: number };

function factsOf(use: TestApp, gateway: SandboxGateway) {
  let owners: pg.Pool | undefined;
  /** Looks at what is stored, or changes it, behind the product. On Citus a connection of its own would cost it most of its time. */
  const query = async <Row>(text: RawBuilder<Row>): Promise<Row[]> => {
    owners ??= openPool({ connectionString: use.database.ownerUrl, Client: pg.Client, max: 4 }, () => undefined);
    const { sql: statement, parameters } = text.compile(use.deps.db);
    return (await owners.query(statement, [...parameters])).rows;
  };
  afterAll(() => owners?.end());
  const attempts = ({ id }: Pick<CardSale, 'id'>) =>
    query(sql<Attempt>`select * from payment_attempt where booking_id = ${id} order by n`);
  /** Both clocks forward, in minutes. */
  const pass = async (minutes: number): Promise<void> => {
    use.clock.advance(minutes);
    await gateway.moveClock(minutes * 60);
  };
  return {
    query,
    /** Asks what the visitor's page is told. */
    look: async ({ id, parkId }: Pick<CardSale, 'id' | 'parkId'>) =>
      (await use.call('POST', '/ticketbooking/getqrcodebystatus', { bookingId: id, parkId })).json,
    status: async ({ id }: CardSale): Promise<string> =>
      LEGACY_STATUS[(await bookingNamed(use.deps, parkTicket, id)).status],
    attempts,
    /** The gateway sends the visitor of the newest attempt here. */
    returnUrl: async (sale: Pick<CardSale, 'id'>): Promise<string> =>
      `http://x/api/return/${(await attempts(sale)).at(-1)?.id}`,
    refunds: ({ id }: Pick<CardSale, 'id'>) =>
      query(sql<Refunded>`select * from payment_refund where booking_id = ${id}`),
    taken: async ({ parkId }: Shop): Promise<number> => {
      const taken = sql<{ taken: number }>`select sum(taken)::int as taken from park_day where park_id = ${parkId}`;
      return (await query(taken))[0]?.taken ?? 0;
    },
    pass,
    /** Both clocks forward to the next noon in Kolkata. */
    untilNoon: async (): Promise<void> => {
      const day = 24 * 60;
      const minutes = use.clock.now().getTime() / 60_000;
      await pass(day - ((minutes - 6.5 * 60) % day));
    },
    reconcile: () => reconcileDue(use.deps),
    sendRefunds: () => refundDue(use.deps),
    asked: async (orderId: string, command = 'orderStatusTracker') => gateway.journal({ orderId, command }),
  };
}
