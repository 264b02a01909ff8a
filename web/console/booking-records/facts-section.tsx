import Copy from 'lucide-react/icons/copy';
import type { BookingRecord } from '#contract/booking-records/model.ts';
import { formatDay } from '#contract/kernel/dates.ts';
import { formatRupees } from '#contract/kernel/money.ts';
import type { User } from '#contract/sessions/model.ts';
import { IconButton } from '#web/console/kit/parts/icon-button.tsx';
import { type Fact, Facts } from '#web/console/kit/records/facts.tsx';
import { useCopy } from '#web/console/kit/tables/choice/copying.ts';
import { recordTexts as texts } from './words.ts';

/** Says what was booked, for whom, and when it is. */
export function FactsSection({ record, user }: { record: BookingRecord; user: User }) {
  const { token, people } = record;
  const facts: Fact[] = [
    [texts.what, record.offeringName],
    [texts.doctor, record.doctorName],
    [texts.visitDate, formatDay(record.visitDate)],
    [texts.people, people > 0 && String(people)],
    [texts.person, record.personName],
    [
      texts.mobile,
      <a key="call" href={`tel:+91${record.mobile}`}>
        {record.mobile}
      </a>,
    ],
    [texts.email, record.email],
    [texts.loanType, record.loanType],
    [texts.token, token && String(token.number)],
    [texts.counter, token?.counterName],
    [texts.organisation, user.role === 'admin' && record.organisationName],
    [texts.bookedFrom, record.userAgent && <small key="agent">{record.userAgent}</small>],
    [texts.id, <LongId key="id" id={record.id} />],
  ];
  return (
    <section className="record-part">
      <h2>{texts.facts}</h2>
      <Facts facts={facts.filter(([, value]) => value)} />
    </section>
  );
}

/** Small, since people speak of the short code; it is what the gateway knows. */
function LongId({ id }: { id: string }) {
  const copy = useCopy();
  return (
    <span className="record-id">
      <code>{id}</code>
      <IconButton label={texts.copyId} act={() => copy(id, texts)}>
        <Copy size={16} />
      </IconButton>
    </span>
  );
}

/** Says what it cost and why, line by line. */
export function CostSection({ record }: { record: BookingRecord }) {
  const { lines, discount, couponCode, total, paymentMode, payments } = record;
  const givenBack = payments.flatMap(({ refunds }) => refunds.filter(({ given, items }) => given && items !== null));
  return (
    <section className="record-part">
      <h2>{texts.cost}</h2>
      <table className="record-cost">
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
