import { Link } from 'react-router';
import type { BookingRecord } from '#contract/booking-records/model.ts';
import { formatDay } from '#contract/kernel/dates/dates.ts';
import { formatRupees } from '#contract/kernel/money.ts';
import type { User } from '#contract/sessions/model.ts';
import { slotTextOf } from '#contract/slots/rules.ts';
import { paymentTexts } from '#web/console/payment-reviews/words.ts';
import { consolePaths } from '#web/shared/paths.ts';
import { sayText } from '#web/shared/say.ts';
import { type Fact, FactList } from '#web/ui/fact-list.tsx';
import { CopiedCode } from './copied-section.tsx';
import { deviceWords } from './device.ts';
import { recordTexts as texts } from './words.ts';

export function FactsSection({ record, user }: { record: BookingRecord; user: User }) {
  const { token, people } = record;
  const facts: Fact[] = [
    [texts.what, record.offeringName],
    [texts.doctor, record.doctorName],
    [texts.visitDate, [formatDay(record.visitDate), sayText(slotTextOf(record) ?? '')].filter(Boolean).join(', ')],
    [texts.people, people > 0 && String(people)],
    [texts.person, record.personName],
    [
      texts.mobile,
      record.mobile && (
        <span key="call" className="row">
          <a href={`tel:+91${record.mobile}`}>{record.mobile}</a>
          {user.role !== 'admin' && <Link to={consolePaths.visitor(record.id)}>{texts.allOfVisitor}</Link>}
        </span>
      ),
    ],
    [texts.email, record.email],
    [texts.loanType, record.loanType],
    [texts.token, token && String(token.number)],
    [texts.counter, token?.counterName],
    [texts.organisation, user.role === 'admin' && record.organisationName],
    [texts.bookedFrom, deviceWords(record.userAgent)],
    [texts.id.name, <CopiedCode key="id" text={record.id} texts={texts.id} />],
  ];
  return (
    <section className="card">
      <h2>{texts.facts}</h2>
      <FactList facts={facts} />
    </section>
  );
}

export function CostSection({ record }: { record: BookingRecord }) {
  const { lines, discount, couponCode, total, paymentMode, payments } = record;
  const givenBack = payments.flatMap(({ refunds }) => refunds.filter(({ given, items }) => given && items !== null));
  return (
    <section className="card">
      <h2>{texts.cost}</h2>
      <table className="lined record-cost">
        <thead className="hidden">
          <tr>
            <th scope="col">{texts.item}</th>
            <th scope="col">{texts.amount}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ category, label, price, quantity, amount }) => (
            <Row
              key={category}
              head={label}
              note={`${formatRupees(price)} × ${quantity}`}
              paise={formatRupees(amount)}
            />
          ))}
          {discount > 0 && <Row head={texts.coupon(couponCode ?? '')} paise={texts.less(discount)} />}
        </tbody>
        <tfoot>
          <Row
            head={texts.total}
            note={paymentMode ? texts.modes[paymentMode] : ''}
            paise={total === 0 ? texts.free : formatRupees(total)}
          />
          {givenBack.map(({ id, items, amount }) => (
            <Row key={id} head={texts.givenBack} note={items ?? ''} paise={formatRupees(amount)} plain />
          ))}
        </tfoot>
      </table>
    </section>
  );
}

const Row = ({ head, note, paise, plain }: { head: string; note?: string; paise: string; plain?: boolean }) => (
  <tr className={plain ? 'plain' : undefined}>
    <th scope="row">
      {head} {note && <small>{note}</small>}
    </th>
    <td>{paise}</td>
  </tr>
);

export const PaymentsSection = ({ payments }: Pick<BookingRecord, 'payments'>) =>
  payments.length > 0 && (
    <section className="card">
      <h2>{texts.payments}</h2>
      <ul className="stack">
        {payments.map((payment) => (
          <li key={payment.id}>
            <b>{texts.payment(payment.amount, paymentTexts.gateways[payment.gateway] ?? payment.gateway)}</b>{' '}
            {payment.stateText}
            {payment.reviewText && <small className="below">{payment.reviewText}</small>}
            {payment.refunds.map(({ id, amount, items, state, trouble }) => (
              <small key={id} className="below">
                {texts.refund(amount, items, texts.refundStates[state])} {trouble}
              </small>
            ))}
            <FactList
              facts={(
                [
                  [texts.reference.name, payment.reference, texts.reference],
                  [texts.bankReference.name, payment.bankReference, texts.bankReference],
                ] as const
              ).flatMap(([name, text, words]): Fact[] =>
                text ? [[name, <CopiedCode key={name} text={text} texts={words} />]] : [],
              )}
            />
          </li>
        ))}
      </ul>
    </section>
  );
