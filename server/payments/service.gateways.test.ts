import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { useCardSales } from '#server/testing/card-sale.ts';
import { readQr } from '#server/testing/read-qr.ts';
import { firstMerchant, firstWallet, secondMerchant, secondWallet } from '#server/testing/sandbox-gateway.ts';
import { useWalletSales } from '#server/testing/wallet-sale.ts';

/** Endings of a payment by which nothing was paid: its outcome at the gateway, its status, and the words of the page. */
const UNPAID_ENDINGS = [
  ['failure', 'Failure', /did not go through. You can pay again until/],
  ['abort', 'Aborted', /was stopped. You can pay again until/],
  ['timeout', 'Failure', /did not go through/],
] as const;

const cards = await useCardSales();
const wallets = await useWalletSales();

/** Both ways to pay; the words are those of each gateway, which the sandbox speaks. */
const WAYS = [
  {
    way: 'card',
    sales: cards,
    path: 'ccav',
    confirms: 'Your bank',
    forged: ['amount', 'order_id', 'other_key', 'truncated', 'garbage', 'reflected', 'spliced'],
    failed: 'Unsuccessful',
    unknown: 'Nonsense',
    broken: ['http500', 'http429', 'timeout', 'garbage', 'refused', 'not_found'],
    other: () => cards.aShop({}, secondMerchant),
    mids: [firstMerchant.merchantId, secondMerchant.merchantId],
    accounts: [firstMerchant.accessCode, secondMerchant.accessCode],
  },
  {
    way: 'wallet',
    sales: wallets,
    path: 'paytm',
    confirms: 'Paytm',
    forged: ['amount', 'order_id', 'other_key', 'truncated', 'garbage', 'unsigned', 'recut'],
    failed: 'TXN_FAILURE',
    unknown: 'SETTLED_SOMEHOW',
    broken: ['http500', 'http429', 'timeout', 'garbage', 'refused', 'not_found', 'system_error'],
    other: () => wallets.aShop({}, secondWallet),
    mids: [firstWallet.merchantId, secondWallet.merchantId],
    accounts: [firstWallet.merchantId, secondWallet.merchantId],
  },
];

describe.each(WAYS)(
  'paid by $way',
  ({ sales, path, confirms, forged, failed, unknown, broken, other, mids, accounts }) => {
    const { gateway, aShop, book, pay, start, comeBack, post, look, status, attempts, refunds, returnUrl } = sales;
    const { query, pass, taken, paidByAnother } = sales;
    const reconcile = async () => {
      for (let due = 1; due > 0; ) due = await sales.reconcile();
    };
    const paysWith = async (control: object, outcome = 'success') => {
      const sale = await book(await aShop());
      const order = await start(sale);
      await gateway.control({ orderId: sale.id, ...control });
      return { sale, back: await comeBack(await gateway.decide(order, outcome)) };
    };

    test('a paid booking becomes a ticket with its code', async () => {
      const sale = await book(await aShop());
      const order = await start(sale);
      expect([order.orderId, await status(sale)]).toEqual([sale.id, 'PENDING']);
      expect(await comeBack(await gateway.decide(order, 'success'))).toBe(
        `303 /paymentstatus/${sale.id}/${sale.parkId}`,
      );
      const { image, ...told } = await look(sale);
      expect(told).toEqual({
        status: true,
        message: 'Your booking is confirmed. Show this QR code at the gate.',
        paymentStatus: 'TXN_SUCCESS',
        totalAmount: 200,
        standing: 'given',
      });
      expect(readQr(image)?.text).toMatch(/^PV1\//);
    });

    test.each(UNPAID_ENDINGS)('a payment that ends with %s is shown as %s', async (outcome, word, message) => {
      const { sale, back } = await paysWith({}, outcome);
      expect([back, await status(sale)]).toEqual([expect.stringMatching(/^303 \/paymentstatus/), word]);
      expect(await look(sale)).toEqual({
        status: false,
        image: null,
        message: expect.stringMatching(message),
        paymentStatus: word,
        totalAmount: 200,
        standing: 'payable',
      });
    });

    test('what the browser says of amount, merchant and park is compared with what we know', async () => {
      const shop = await aShop();
      const sale = await book(shop);
      const refusals = [
        [{ amount: 1 }, 409, 'The amount has changed, please review your booking'],
        [{ amount: '200.001' }, 409, 'The amount has changed, please review your booking'],
        [{ mid: mids[1] }, 400, 'This booking belongs to another merchant. Please open the booking page again.'],
        [
          { parkId: (await aShop()).parkId },
          400,
          'This booking belongs to another park. Please open the booking page again.',
        ],
        [{ id: 'a'.repeat(26) }, 404, 'This booking is not there. It may have been removed.'],
        [{ id: '\u0000' }, 400, 'Please remove the invisible characters'],
        [{ id: ['a'] }, 400, 'For id, please enter text'],
      ] as const;
      for (const [more, code, message] of refusals) {
        const answer = await pay(sale, more);
        expect([answer.status, answer.json.message]).toEqual([code, message]);
      }
      expect(await attempts(sale)).toEqual([]);
      expect((await pay(sale, { amount: '200.00' })).status).toBe(200);
    });

    test('a double click is one attempt, also when both clicks arrive together', async () => {
      const shop = await aShop();
      for (let round = 0; round < 6; round += 1) {
        const sale = await book(shop);
        const answers = await Promise.all(Array.from({ length: 4 }, () => start(sale)));
        expect(new Set(answers.map(({ orderId }) => orderId))).toEqual(new Set([sale.id]));
        expect([(await start(sale)).orderId, await attempts(sale)]).toMatchObject([sale.id, { length: 1 }]);
      }
    });

    test.each(forged)('a return whose %s is forged pays nothing', async (tamper) => {
      const { sale, back } = await paysWith({ tamper }, 'failure');
      expect(back).toBe(`303 /paymentstatus/${sale.id}/${sale.parkId}`);
      expect(await look(sale)).toMatchObject({ status: false, image: null });
      expect(['PENDING', 'Failure']).toContain(await status(sale));
    });

    test('an old success pays no other booking, at its own address or at another one', async () => {
      const shop = await aShop();
      const paid = await book(shop);
      const genuine = await gateway.decide(await start(paid), 'success');
      await comeBack(genuine);
      const sale = await book(shop);
      const order = await start(sale);
      await gateway.control({ orderId: sale.id, tamper: 'replay' });
      await comeBack(await gateway.decide(order, 'failure'));
      const victim = await book(shop);
      await start(victim);
      const answer = await post(await returnUrl(victim), genuine.fields ?? {});
      expect(answer.headers.location).toBe(`/paymentstatus/${victim.id}/${victim.parkId}`);
      expect([await status(sale), await status(victim)]).toEqual(['Failure', 'PENDING']);
    });

    test('a transaction number that already paid another booking waits for a person', async () => {
      const { sale } = await paidByAnother();
      expect(await look(sale)).toMatchObject({ status: false, paymentStatus: 'Awaited' });
      expect(await attempts(sale)).toMatchObject([{ state: 'review', mismatches: ['transaction_elsewhere'] }]);
    });

    test('an amount that differs in the inquiry waits for a person and is shown as awaited', async () => {
      const { sale } = await paysWith({ inquiry: 'wrong_amount' });
      expect(await look(sale)).toMatchObject({ status: false, image: null, paymentStatus: 'Awaited' });
      expect(await attempts(sale)).toMatchObject([{ state: 'review', mismatches: ['other_amount'] }]);
    });

    test('the same return five times and the same notice five times, all at once, make one transition and keep one inquiry', async () => {
      const shop = await aShop();
      const sale = await book(shop);
      const { url, fields } = await gateway.decide(await start(sale), 'success');
      const notice = `http://x/api/payments/${path}/notify/${shop.credentialId}`;
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => [post(url ?? '', fields ?? {}), post(notice, fields ?? {})]).flat(),
      );
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([
        ...Array(5).fill(200),
        ...Array(5).fill(303),
      ]);
      expect([await status(sale), await attempts(sale), await refunds(sale)]).toMatchObject([
        'TXN_SUCCESS',
        [{ state: 'succeeded' }],
        [],
      ]);
      const heard = await query(sql`
      select e.kind from payment_event e join payment_attempt a on a.organisation_id = e.organisation_id and a.id = e.attempt_id
      where a.booking_id = ${sale.id} order by 1`);
      expect(heard).toEqual([{ kind: 'inquiry' }, { kind: 'notify' }, { kind: 'return' }]);
    });

    test('a return that says success pays nothing when the inquiry says failure', async () => {
      const { sale } = await paysWith({ statusWord: failed });
      expect(await look(sale)).toMatchObject({ status: false, image: null, paymentStatus: 'Failure' });
    });

    test('a word of the gateway that nobody knows is waiting, never paid and never failed', async () => {
      const { sale } = await paysWith({ statusWord: unknown });
      expect(await look(sale)).toMatchObject({ status: false, paymentStatus: 'Awaited' });
      await gateway.control({ orderId: sale.id, statusWord: null });
      await pass(2);
      await reconcile();
      expect(await status(sale)).toBe('TXN_SUCCESS');
    });

    test.each(broken)(
      'an inquiry that ends with %s says nothing of the payment, and a later one heals',
      async (inquiry) => {
        const { sale, back } = await paysWith({ inquiry, inquiryTimes: 1 });
        expect([back, await status(sale), await attempts(sale)]).toMatchObject([
          expect.stringMatching(/^303/),
          'PENDING',
          [{ state: 'initiated' }],
        ]);
        await pass(2);
        await reconcile();
        expect(await status(sale)).toBe('TXN_SUCCESS');
      },
    );

    test('an awaited payment keeps its places beyond the hold and becomes a ticket by the job', async () => {
      const shop = await aShop({ dailyCapacity: 2 });
      const sale = await book(shop);
      await comeBack(await gateway.decide(await start(sale), 'awaited-success', { laterSeconds: 40 * 60 }));
      expect(await look(sale)).toMatchObject({
        paymentStatus: 'Awaited',
        message: `${confirms} is still confirming the payment. Please do not pay again. This page updates by itself.`,
      });
      expect((await pay(sale)).json).toMatchObject({
        message: 'A payment is being confirmed. Please do not pay again.',
      });
      await pass(35);
      await reconcile();
      await expect(book(shop, 1)).rejects.toThrow(/Sold out for/);
      expect([await status(sale), await taken(shop)]).toEqual(['Awaited', 2]);
      await pass(30);
      await reconcile();
      expect([await status(sale), await taken(shop)]).toEqual(['TXN_SUCCESS', 2]);
    });

    test('two parks with two merchants, interleaved, never mix', async () => {
      const [one, two] = [await aShop(), await other()];
      const booked = await Promise.all([book(one), book(two), book(one), book(two)]);
      const orders = await Promise.all(booked.map((sale) => start(sale)));
      const outcomes = ['success', 'success', 'failure', 'abort'];
      const decisions = await Promise.all(orders.map((order, nth) => gateway.decide(order, outcomes[nth] ?? '')));
      expect(orders.map((order) => ('mid' in order ? order.mid : order.access_code))).toEqual([
        ...accounts,
        ...accounts,
      ]);
      // Each answer is brought to the address of the other merchant's attempt first.
      await Promise.all(decisions.map(({ url }, nth) => post(url ?? '', decisions[nth ^ 1]?.fields ?? {})));
      await Promise.all(decisions.map(comeBack));
      expect(await Promise.all(booked.map(status))).toEqual(['TXN_SUCCESS', 'TXN_SUCCESS', 'Failure', 'Aborted']);
    });
  },
);
