import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { formatDay, formatSecond } from '#contract/kernel/dates/dates.ts';
import { shortCodeOf } from '#contract/kernel/ids.ts';
import { formatRupees } from '#contract/kernel/money.ts';
import { type Payment, REVIEW_DECISIONS, type Refund, type ReviewDecision } from '#contract/payment-reviews/model.ts';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import { FactsDialog } from '#web/console/kit/records/view-dialog.tsx';
import { consolePaths } from '#web/shared/paths.ts';
import { Breakable } from '#web/ui/breakable.tsx';
import { Button } from '#web/ui/button.tsx';
import { type Fact, FactList } from '#web/ui/fact-list.tsx';
import { Problem } from '#web/ui/notice.tsx';
import { decideReview } from './queries.ts';
import { NotedQuestion, RefundQuestion, RetryQuestion } from './refund-section.tsx';
import { UnsettledPayment } from './unsettled-section.tsx';
import { VisitorLink } from './visitor-section.tsx';
import { paymentTexts as texts } from './words.ts';

const { facts: heads } = texts;

type OpenDecision = ReviewDecision | 'owner-refund' | 'retry';

export function PaymentDetails({ payment: opened, close }: { payment: Payment; close: () => void }) {
  const [payment, learn] = useState(opened);
  const [asked, setAsked] = useState<OpenDecision | null>(null);
  if (asked === null) return <DetailsDialog payment={payment} learn={learn} ask={setAsked} close={close} />;
  const back = () => setAsked(null);
  if (asked === 'owner-refund') return <RefundQuestion booking={payment} close={back} done={close} />;
  if (asked === 'retry') return <RetryQuestion payment={payment} close={back} done={close} />;
  return <DecisionQuestion payment={payment} decision={asked} close={back} done={close} />;
}

interface DecisionProps {
  payment: Payment;
  decision: ReviewDecision;
  close: () => void;
  done: () => void;
}

function DecisionQuestion({ payment, decision, close, done }: DecisionProps) {
  const cache = useQueryClient();
  const amount = formatRupees((decision === 'refund' && payment.heard?.amount) || payment.amount);
  return (
    <NotedQuestion
      title={texts.ask[decision](amount)}
      text={texts.follows[decision](amount)}
      word={texts.actions[decision]}
      about={`${decision}:${payment.id}`}
      color={decision === 'accept' ? 'secondary' : 'error'}
      act={(note) => decideReview(cache, payment.id, decision, note)}
      close={close}
      done={done}
    />
  );
}

interface DetailsProps {
  payment: Payment;
  learn: (payment: Payment) => void;
  ask: (asked: OpenDecision) => void;
  close: () => void;
}

function DetailsDialog({ payment, learn, ask, close }: DetailsProps) {
  const title = texts.details(formatRupees(payment.amount));
  return (
    <FactsDialog title={title} word={texts.close} close={close} actions={<Actions payment={payment} ask={ask} />}>
      {payment.state === 'review' && <p className="plain">{payment.reviewText}</p>}
      {payment.refund?.trouble && <Problem>{texts.unsentWhy(payment.refund.trouble)}</Problem>}
      {payment.unsettled && <UnsettledPayment payment={payment} learn={learn} />}
      <BothSides payment={payment} />
      {payment.state === 'review' && <Choices payment={payment} />}
      <PaymentFacts payment={payment} />
    </FactsDialog>
  );
}

const MAIN = { variant: 'contained', color: 'secondary' } as const;

/** The mildest decision comes last, nearest to the thumb. */
function Actions({ payment, ask }: Omit<DetailsProps, 'close' | 'learn'>) {
  if (payment.state === 'review')
    return [...REVIEW_DECISIONS].reverse().map((decision) => (
      <Button
        key={decision}
        {...(decision === 'accept' ? MAIN : { variant: 'outlined' })}
        onClick={() => ask(decision)}
      >
        {texts.actions[decision]}
      </Button>
    ));
  if (payment.refund?.state === 'failed')
    return (
      <>
        <Button variant="outlined" href={`tel:+91${payment.mobile}`}>
          {texts.call(payment.mobile)}
        </Button>
        {mayChooseAgain(payment, payment.refund) && (
          <Button variant="outlined" onClick={() => ask('owner-refund')}>
            {texts.part.instead}
          </Button>
        )}
        <Button {...MAIN} onClick={() => ask('retry')}>
          {texts.retry}
        </Button>
      </>
    );
  if (!payment.refundable) return null;
  return (
    <Button variant="outlined" color="error" onClick={() => ask('owner-refund')}>
      {texts.actions.refund}
    </Button>
  );
}

/** A refund that the gateway never took may be replaced by another choice, while the ticket is still good. */
const mayChooseAgain = ({ bookingStatus, kind }: Payment, { given, reason }: Refund): boolean =>
  kind === 'park-ticket' && bookingStatus === 'paid' && reason === 'owner' && !given;

/** Our request next to the gateway's message; without a message only ours. */
function BothSides({ payment: { amount, stateText, createdAt, heard } }: { payment: Payment }) {
  const theirs = heard?.amount == null ? uiTexts.none : formatRupees(heard.amount);
  const apart = heard?.amount == null ? 0 : heard.amount - amount;
  const rows: [head: string, ours: ReactNode, theirs: ReactNode, differs?: boolean][] = [
    [heads.amount, formatRupees(amount), theirs, apart !== 0],
    ...(apart === 0 ? [] : [[heads.difference, '', texts.apart(apart), true] as [string, string, string, boolean]]),
    [
      heads.currency,
      texts.rupees,
      heard?.currency || uiTexts.none,
      Boolean(heard?.currency && heard.currency !== texts.rupees),
    ],
    [heads.word, stateText, heard ? (texts.heardWords[heard.word] ?? heard.word) : uiTexts.none],
    [heads.at, <Second key="ours" at={createdAt} />, heard ? <Second key="theirs" at={heard.at} /> : uiTexts.none],
  ];
  return (
    <table className="lined both-sides">
      <caption className="hidden">{heads.caption}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{heads.ours}</th>
          {heard && <th scope="col">{heads.theirs}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(([head, ours, other, differs]) => (
          <tr key={head}>
            <th scope="row">{head}</th>
            <td>{ours}</td>
            {heard && <td className={differs ? 'differs' : undefined}>{other}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const Second = ({ at }: { at: Date }) => <Breakable words={formatSecond(at)} />;

const Choices = ({ payment: { amount, heard } }: { payment: Payment }) => (
  <section aria-label={texts.choices}>
    <p className="plain">{texts.choicesLead}</p>
    <FactList
      className="facts"
      facts={REVIEW_DECISIONS.map((decision) => [
        texts.actions[decision],
        texts.does[decision](amount, heard?.amount ?? null),
      ])}
    />
  </section>
);

const { columns } = texts;

function PaymentFacts({ payment }: { payment: Payment }) {
  const { refunds, decided } = payment;
  const facts: Fact[] = [
    [columns.offering, payment.offeringName],
    [columns.visitDate, formatDay(payment.visitDate)],
    [columns.mobile, <VisitorLink key="mobile" id={payment.bookingId} mobile={payment.mobile} />],
    [columns.orderId, <code key="order">{payment.orderId}</code>],
    [
      texts.code,
      <Link key="code" to={consolePaths.booking(payment.bookingId)}>
        <code>{shortCodeOf(payment.shortCode)}</code>
      </Link>,
    ],
    [texts.gateway, texts.gateways[payment.gateway] ?? payment.gateway],
  ];
  if (payment.reviewText && payment.state !== 'review') facts.push([texts.reason, payment.reviewText]);
  for (const refund of refunds.filter(({ state }) => state !== 'dropped'))
    facts.push([
      refund.state === 'failed' ? texts.toSendBack : texts.sentBack,
      <RefundFact key={refund.id} refund={refund} />,
    ]);
  if (decided) facts.push([texts.decided, <DecisionFact key="decided" decided={decided} />]);
  return <FactList facts={facts} className="facts" />;
}

const RefundFact = ({ refund }: { refund: Refund }) => (
  <>
    {texts.refundOf(formatRupees(refund.amount), refund.items, formatSecond(refund.createdAt))}
    <small>{refund.note || texts.refundReasons[refund.reason]}</small>
  </>
);

const DecisionFact = ({ decided }: { decided: NonNullable<Payment['decided']> }) => (
  <>
    {`${texts.decisions[decided.decision]} ${texts.decidedBy[decided.role]}, ${formatSecond(decided.at)}`}
    <small>{decided.note}</small>
  </>
);
