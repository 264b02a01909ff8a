import type { Owner } from '#server/organisations/factory.ts';
import type { CardSale } from './card-sale.ts';
import type { CardSales } from './paid-by-card.ts';
import type { TestApp } from './test-app.ts';

type Sale = Pick<CardSale, 'id' | 'owner'>;
type Someone = Pick<Owner, 'token'>;

/** Staff, the owner unless said, press the buttons of a booking's first payment. */
export function paymentDesk({ use, attempts }: Pick<CardSales, 'use' | 'attempts'>) {
  const press = async (sale: Sale, button: string, body: object, by: Someone = sale.owner) => {
    const [attempt] = await attempts(sale);
    return use.call('POST', `/payments/${attempt?.id}/${button}`, body, { token: by.token });
  };
  return {
    decide: (sale: Sale, decision: string, by?: Someone, note = 'Looked it up') =>
      press(sale, 'review', { decision, note }, by),
    askGateway: (sale: Sale, by?: Someone) => press(sale, 'ask', {}, by),
    retryRefund: (sale: Sale) => press(sale, 'refund', {}),
  };
}

export const scanTicket = ({ call }: Pick<TestApp, 'call'>, { id, parkId, owner }: Omit<CardSale, 'total'>) =>
  call(
    'POST',
    '/ticketbooking/scan',
    { code: id.slice(0, 8), parkId, scanId: crypto.randomUUID() },
    { token: owner.token },
  );
