import ChevronDown from 'lucide-react/icons/chevron-down';
import ExternalLink from 'lucide-react/icons/external-link';
import Printer from 'lucide-react/icons/printer';
import Send from 'lucide-react/icons/send';
import Undo2 from 'lucide-react/icons/undo-2';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { BookingRecord } from '#contract/booking-records/model.ts';
import { actionsFor } from '#contract/booking-records/rules.ts';
import { BOOKING_PAGES } from '#contract/bookings/api.ts';
import { MANAGERS } from '#contract/kernel/endpoint.ts';
import type { User } from '#contract/sessions/model.ts';
import { lazyDialog } from '#web/console/kit/parts/dialogs/lazy-dialog.tsx';
import { Popover } from '#web/console/kit/parts/dialogs/popover.tsx';
import { SEND_PARAM } from '#web/shared/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { recordTexts } from './words.ts';

const { actions: texts } = recordTexts;

const PaymentDetails = lazyDialog(
  async () => (await import('#web/console/payment-reviews/payment-details-section.tsx')).PaymentDetails,
);
const RefundQuestion = lazyDialog(
  async () => (await import('#web/console/payment-reviews/refund-section.tsx')).RefundQuestion,
);
const questions = () => import('./questions-section.tsx');
const CorrectForm = lazyDialog(async () => (await questions()).CorrectForm);
const MoveForm = lazyDialog(async () => (await questions()).MoveForm);
const MoveTokenForm = lazyDialog(async () => (await questions()).MoveTokenForm);
const SendDialog = lazyDialog(async () => (await questions()).SendDialog);
const CancelQuestion = lazyDialog(async () => (await questions()).CancelQuestion);

type OpenQuestion = 'send' | 'correct' | 'move' | 'tell' | 'payment' | 'refund' | 'cancel';

interface Action {
  what: OpenQuestion | 'print' | 'view';
  label: string;
  icon?: ReactNode;
}

/** Everything but the refund, the most wanted first. */
function actionsOf(record: BookingRecord, user: User): Action[] {
  const may = actionsFor(record);
  const manages = MANAGERS.includes(user.role);
  const actions: (Action & { may: boolean })[] = [
    { what: 'payment', label: may.review ? texts.review : texts.retry, may: manages && !!(may.review ?? may.retry) },
    { what: 'send', label: texts.send, icon: <Send size={18} />, may: may.send },
    { what: 'print', label: texts.print, icon: <Printer size={18} />, may: may.print },
    { what: 'move', label: texts.move[record.kind], may: manages && may.move },
    { what: 'cancel', label: texts.cancel, may: manages && may.cancel },
    { what: 'correct', label: texts.correct, may: manages && may.correct },
    { what: 'view', label: texts.view, icon: <ExternalLink size={18} />, may: true },
  ];
  return actions.filter(({ may: offered }) => offered);
}

const SHOWN = 3;

export function RecordActions({ record, user }: { record: BookingRecord; user: User }) {
  const [asked, ask] = useState<OpenQuestion | null>(null);
  const may = actionsFor(record);
  const payment = may.review ?? may.retry;
  const actions = actionsOf(record, user);
  const act = ({ what }: Action) => (what === 'print' ? print() : what !== 'view' && ask(what));
  const rest = actions.slice(SHOWN);
  return (
    <fieldset className="row booking-actions">
      <legend className="hidden">{texts.caption}</legend>
      {actions.slice(0, SHOWN).map((action) => (
        <Button
          key={action.what}
          variant={action.what === 'payment' ? 'contained' : 'outlined'}
          startIcon={action.icon}
          onClick={() => act(action)}
          {...(action.what === 'view' && linkTo(record))}
        >
          {action.label}
        </Button>
      ))}
      {rest.length > 0 && <More actions={rest} record={record} act={act} />}
      {MANAGERS.includes(user.role) && !payment && may.refund && (
        <span className="record-refund">
          <Button variant="outlined" color="error" startIcon={<Undo2 size={18} />} onClick={() => ask('refund')}>
            {texts.refund}
          </Button>
        </span>
      )}
      <Question record={record} asked={asked} payment={payment ?? may.refund} ask={ask} />
    </fieldset>
  );
}

interface MoreProps {
  actions: readonly Action[];
  record: BookingRecord;
  act: (action: Action) => void;
}

const More = ({ actions, record, act }: MoreProps) => (
  <Popover
    title={texts.more}
    target={
      <Button variant="outlined">
        {texts.more}
        <ChevronDown aria-hidden size={18} />
      </Button>
    }
  >
    {(close) => (
      <ul className="row-acts">
        {actions.map((action) => (
          <li key={action.what}>
            <Button
              fullWidth
              startIcon={action.icon}
              onClick={() => {
                close();
                act(action);
              }}
              {...(action.what === 'view' && linkTo(record))}
            >
              {action.label}
            </Button>
          </li>
        ))}
      </ul>
    )}
  </Popover>
);

export const visitorPage = ({ kind, id, offeringId }: BookingRecord): string =>
  `/${BOOKING_PAGES[kind]}/${id}/${offeringId}`;

const linkTo = (record: BookingRecord) => ({ href: visitorPage(record), target: '_blank', rel: 'noopener' });

interface QuestionProps {
  record: BookingRecord;
  asked: OpenQuestion | null;
  payment: BookingRecord['payments'][number] | null;
  ask: (what: OpenQuestion | null) => void;
}

function Question({ record, asked, payment, ask }: QuestionProps) {
  const [params, setParams] = useSearchParams();
  const close = () => {
    ask(null);
    if (params.has(SEND_PARAM)) setParams({}, { replace: true });
  };
  if (params.has(SEND_PARAM) || asked === 'send' || asked === 'tell') {
    const after = params.has(SEND_PARAM) ? 'refund' : asked === 'tell' ? 'move' : undefined;
    return <SendDialog record={record} after={after} page={visitorPage(record)} close={close} />;
  }
  if (asked === 'correct') return <CorrectForm record={record} close={close} />;
  if (asked === 'move') {
    const Form = record.kind === 'park-ticket' ? MoveForm : MoveTokenForm;
    return <Form record={record} close={close} moved={() => ask('tell')} />;
  }
  if (asked === 'payment' && payment) return <PaymentDetails payment={payment} close={close} />;
  if (asked === 'refund' && payment) return <RefundQuestion booking={payment} close={close} />;
  return asked === 'cancel' ? <CancelQuestion id={record.id} close={close} /> : null;
}
