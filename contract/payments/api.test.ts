import { expect, test } from 'vitest';
import { z } from 'zod';
import { paymentsApi } from './api.ts';

const { payDoctorByCard, payTicketByCard, payTicketByWallet } = paymentsApi;
const id = 'k3v9q2m7x1c8b5n4z6w0t2r7y9';

test('each kind of booking that costs something is paid by card and by wallet, with any name of its second id', () => {
  const { payLoanByCard, payBatchByCard, payDoctorByWallet, payLoanByWallet, payBatchByWallet } = paymentsApi;
  const byCard = [payTicketByCard, payDoctorByCard, payLoanByCard, payBatchByCard];
  const starts = [...byCard, payTicketByWallet, payDoctorByWallet, payLoanByWallet, payBatchByWallet];
  const kinds = ['/ticketbooking', '/doctorbooking', '/loanbooking', '/coachingbooking'];
  const expected = ['ccav', 'paytm'].flatMap((gateway) => kinds.map((kind) => `${kind}/${gateway}/payment`));
  expect(starts.map(({ path }) => path)).toEqual(expected);
  for (const { body } of starts)
    for (const name of ['parkId', 'clinicId', 'branchId', 'coachingId'])
      expect(z.decode(body, { id, amount: 1, mid: '1', [name]: 'o1' }).offeringId).toBe('o1');
});
