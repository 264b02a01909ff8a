import { Link } from 'react-router';
import type { Breakdown } from '#contract/figures/model.ts';
import { formatCount, formatRupees } from '#contract/kernel/money.ts';
import { chartTexts } from '#web/console/kit/charts/charts-words.ts';
import { type ShareRow, Shares } from '#web/console/kit/charts/shares.tsx';
import { paymentTexts } from '#web/console/payment-reviews/words.ts';
import { figureTexts } from './words.ts';

const { parts: texts, bookings: bookingWords, inAll, money: moneyWords } = figureTexts;

interface Counted {
  bookings: number;
  money: number;
  bookingsBefore: number;
  moneyBefore: number;
}

/** Share of money; of bookings where nothing has a price. */
function shareOf(part: Counted, hasMoney: boolean): Pick<ShareRow, 'value' | 'text' | 'note'> {
  const [value, before, show] = hasMoney
    ? [part.money, part.moneyBefore, formatRupees]
    : [part.bookings, part.bookingsBefore, formatCount];
  return { value, text: show(value), note: chartTexts.change.before(show(before)) };
}

interface PartProps {
  title: string;
  head: string;
  parts: readonly (Counted & { id: string; name: ShareRow['name'] })[];
  value: string;
  hasMoney: boolean;
}

/** Largest first. Nothing if all are zero. */
function Part({ title, head, parts, value, hasMoney }: PartProps) {
  const shares = parts
    .map((part) => ({ id: part.id, name: part.name, ...shareOf(part, hasMoney) }))
    .toSorted((one, other) => other.value - one.value);
  const whole = shares.reduce((sum, one) => sum + one.value, 0);
  if (whole === 0) return null;
  const summary = inAll(hasMoney ? formatRupees(whole) : formatCount(whole));
  return <Shares title={title} summary={summary} heads={[head, value]} shares={shares} />;
}

interface PartsProps {
  of: Breakdown;
  reportOf: (offering: Breakdown['offerings'][number]) => string | undefined;
}

export function PartCharts({ of, reportOf }: PartsProps) {
  const { trade, offerings, categories, channels, gateways, coupons } = of;
  const hasMoney = offerings.some(({ money, moneyBefore }) => money + moneyBefore > 0);
  const common = { hasMoney, value: hasMoney ? moneyWords[trade] : bookingWords[trade] };
  const named = offerings.map((one) => ({ ...one, id: one.offeringId, name: nameOf(one.name, reportOf(one)) }));
  return (
    <>
      {offerings.length > 1 && <Part title={texts.offerings[trade]} head={texts.name} parts={named} {...common} />}
      <Categories categories={categories} />
      {channels.length > 1 && (
        <Part
          title={texts.channels}
          head={texts.kind}
          parts={channels.map((one) => ({ ...one, id: one.channel, name: figureTexts.channels[one.channel] }))}
          value={bookingWords[trade]}
          hasMoney={false}
        />
      )}
      {gateways.length > 1 && (
        <Part
          title={texts.gateways}
          head={texts.kind}
          parts={gateways.map((one) => ({
            ...one,
            id: one.gateway,
            name: paymentTexts.gateways[one.gateway] ?? one.gateway,
          }))}
          {...common}
        />
      )}
      <Coupons coupons={coupons} />
    </>
  );
}

const nameOf = (name: string, to: string | undefined) => (to ? <Link to={to}>{name}</Link> : name);

function Categories({ categories }: Pick<Breakdown, 'categories'>) {
  const whole = categories.reduce((sum, { money }) => sum + money, 0);
  if (whole === 0) return null;
  const shares = categories.map(({ category, label, quantity, money, moneyBefore }) => ({
    id: category,
    name: (
      <>
        {label} <small>{texts.sold(formatCount(quantity))}</small>
      </>
    ),
    value: money,
    text: formatRupees(money),
    note: chartTexts.change.before(formatRupees(moneyBefore)),
  }));
  return (
    <Shares
      title={texts.categories}
      summary={inAll(formatRupees(whole))}
      heads={[texts.kind, moneyWords.tickets]}
      shares={shares}
    />
  );
}

function Coupons({ coupons }: Pick<Breakdown, 'coupons'>) {
  const off = coupons.reduce((sum, { discount }) => sum + discount, 0);
  if (off === 0) return null;
  const shares = coupons.map(({ code, bookings, discount }) => ({
    id: code,
    name: code,
    value: bookings,
    text: formatCount(bookings),
    note: texts.off(formatRupees(discount)),
  }));
  return (
    <Shares
      title={texts.coupons}
      summary={texts.off(formatRupees(off))}
      heads={[texts.code, bookingWords.tickets]}
      shares={shares}
    />
  );
}
