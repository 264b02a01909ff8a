import ExternalLink from 'lucide-react/icons/external-link';
import Printer from 'lucide-react/icons/printer';
import Send from 'lucide-react/icons/send';
import { Suspense, useState } from 'react';
import type { BookingRecord } from '#contract/booking-records/model.ts';
import { actionsFor } from '#contract/booking-records/rules.ts';
import { BOOKING_PAGES } from '#contract/bookings/api.ts';
import { MANAGERS } from '#contract/kernel/endpoint.ts';
import type { User } from '#contract/sessions/model.ts';
import { Button } from '#web/console/kit/parts/button.tsx';
import { lazyPart } from '#web/console/platform/parts.ts';
import { recordTexts } from './words.ts';

const { actions: texts } = recordTexts;

const PaymentDetails = lazyPart(
  async () => (await import('#web/console/payment-reviews/payment-details-section.tsx')).PaymentDetails,
);
const RefundQuestion = lazyPart(
  async () => (await import('#web/console/payment-reviews/refund-section.tsx')).RefundQuestion,
);
const questions = () => import('./questions-section.tsx');
const CorrectForm = lazyPart(async () => (await questions()).CorrectForm);
const MoveForm = lazyPart(async () => (await questions()).MoveForm);
const MoveTokenForm = lazyPart(async () => (await questions()).MoveTokenForm);
const SendDialog = lazyPart(async () => (await questions()).SendDialog);
const CancelQuestion = lazyPart(async () => (await questions()).CancelQuestion);

type OpenQuestion = 'send' | 'correct' | 'move' | 'tell' | 'payment' | 'refund' | 'cancel';

/** Shows what can be done about a booking; what cannot is not there. */
export function RecordActions({ record, user }: { record: BookingRecord; user: User }) {
  const [asked, setAsked] = useState<OpenQuestion | null>(null);
  const may = actionsFor(record);
  const manages = MANAGERS.includes(user.role);
  const payment = may.review ?? may.retry;
  const button = (what: OpenQuestion, label: string) => (
    <Button variant="outlined" onClick={() => setAsked(what)}>
      {label}
    </Button>
  );
  return (
    <fieldset className="record-actions">
      <legend className="hidden">{texts.caption}</legend>
      <Button
        variant="outlined"
        startIcon={<ExternalLink size={18} />}
        href={visitorPage(record)}
        target="_blank"
        rel="noopener"
      >
        {texts.view}
      </Button>
      <Button variant="outlined" startIcon={<Send size={18} />} onClick={() => setAsked('send')}>
        {texts.send}
      </Button>
      <Button variant="outlined" startIcon={<Printer size={18} />} onClick={() => print()}>
        {texts.print}
      </Button>
      {manages && button('correct', texts.correct)}
      {manages && may.move && button('move', texts.move[record.kind])}
      {manages && payment && button('payment', may.review ? texts.review : texts.retry)}
      {manages && !payment && may.refund && button('refund', texts.refund)}
      {manages && may.cancel && button('cancel', texts.cancel)}
      <Suspense>
        <Question record={record} asked={asked} payment={payment ?? may.refund} ask={setAsked} />
      </Suspense>
    </fieldset>
  );
}

/** Its visitor sees it at this address. */
export const visitorPage = ({ kind, id, offeringId }: BookingRecord): string =>
  `/${BOOKING_PAGES[kind]}/${id}/${offeringId}`;

interface QuestionProps {
  record: BookingRecord;
  asked: OpenQuestion | null;
  payment: BookingRecord['payments'][number] | null;
  ask: (what: OpenQuestion | null) => void;
}

function Question({ record, asked, payment, ask }: QuestionProps) {
  const close = () => ask(null);
  if (asked === 'send' || asked === 'tell')
    return <SendDialog record={record} moved={asked === 'tell'} page={visitorPage(record)} close={close} />;
  if (asked === 'correct') return <CorrectForm record={record} close={close} />;
  if (asked === 'move') {
    const Form = record.kind === 'park-ticket' ? MoveForm : MoveTokenForm;
    return <Form record={record} close={close} moved={() => ask('tell')} />;
  }
  if (asked === 'payment' && payment) return <PaymentDetails payment={payment} close={close} />;
  if (asked === 'refund' && payment) return <RefundQuestion booking={payment} close={close} />;
  return asked === 'cancel' ? <CancelQuestion id={record.id} close={close} /> : null;
}
