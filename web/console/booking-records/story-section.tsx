import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { type BookingRecord, newNoteModel } from '#contract/booking-records/model.ts';
import { type Moment, momentsOf } from '#contract/booking-records/rules.ts';
import { dayOf, formatDay, formatTime } from '#contract/kernel/dates/dates.ts';
import { ChangeDetails } from '#web/console/audit/change-details-section.tsx';
import { auditTexts } from '#web/console/audit/words.ts';
import { TextField } from '#web/console/kit/forms/field.tsx';
import { useForm } from '#web/console/kit/forms/form.tsx';
import { toasts } from '#web/console/kit/parts/toasts.tsx';
import { paymentTexts } from '#web/console/payment-reviews/words.ts';
import { Button } from '#web/ui/button.tsx';
import { Problem } from '#web/ui/notice.tsx';
import { CopiedCode } from './copied-section.tsx';
import { act } from './queries.ts';
import { recordTexts } from './words.ts';

const { moments: texts, note: noteTexts, story } = recordTexts;

type Heard = BookingRecord['heard'][number];

export function StorySection({ record }: { record: BookingRecord }) {
  const days = useMemo(() => [...Map.groupBy(momentsOf(record), ({ at }) => dayOf(at))], [record]);
  return (
    <section className="card">
      <h2>{story}</h2>
      {days.map(([day, moments]) => (
        <section key={day}>
          <h3>{formatDay(day)}</h3>
          <ol className="story">
            {moments.map((moment, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two of the same kind may share their instant.
              <StoryLine key={`${moment.what} ${moment.at.getTime()} ${at}`} moment={moment} record={record} />
            ))}
          </ol>
        </section>
      ))}
    </section>
  );
}

function StoryLine({ moment, record }: { moment: Moment; record: BookingRecord }) {
  const { line, by, more } = tell(moment, record);
  return (
    <li data-what={moment.what}>
      <time dateTime={moment.at.toISOString()}>{formatTime(moment.at)}</time>
      <div>
        {line}
        {by && <span className="story-by"> {texts.by(by)}</span>}
        {more && <small className="below">{more}</small>}
      </div>
    </li>
  );
}

interface StoryEntry {
  line: ReactNode;
  by?: string;
  more?: ReactNode;
}

const nameOf = ({ accountName, role }: { accountName: string; role: keyof typeof auditTexts.roles }): string =>
  accountName || auditTexts.roles[role];

function tell(moment: Moment, { total, payments }: BookingRecord): StoryEntry {
  switch (moment.what) {
    case 'booked':
      return { line: texts.booked };
    case 'paid':
      return { line: total === 0 ? texts.paidFree : texts.paid };
    case 'attempt': {
      const { amount, gateway } = moment.payment;
      return { line: texts.attempt(amount, paymentTexts.gateways[gateway] ?? gateway) };
    }
    case 'heard':
      return tellHeard(moment.heard, payments);
    case 'refund': {
      const { amount, items, note } = moment.refund;
      return { line: texts.refund(amount, items), more: note };
    }
    case 'decided': {
      const { decision, role, note } = moment.decided;
      return { line: texts.decided[decision], by: auditTexts.roles[role], more: note };
    }
    case 'scan': {
      const { result, gate, people, reason, undoneAt, undoneBy, undoReason } = moment.scan;
      const line = [texts.scans[result], people, gate && texts.at(gate)].filter(Boolean).join(' ');
      const more = undoneAt
        ? texts.undone(formatTime(undoneAt), undoneBy || auditTexts.roles.admin, undoReason)
        : reason;
      return { line, by: nameOf(moment.scan), more };
    }
    case 'given':
      return { line: texts.given(moment.number) };
    case 'token': {
      const { number, state, counterName, by } = moment.event;
      const line = [texts.token[state](number), counterName && texts.at(counterName)].filter(Boolean).join(' ');
      // A counter login is named like its counter.
      return by && by.accountName !== counterName ? { line, by: nameOf(by) } : { line };
    }
    case 'change':
      return { line: <ChangeDetails entry={moment.entry} />, by: nameOf(moment.entry) };
    case 'note':
      return { line: <q>{moment.note.text}</q>, by: nameOf(moment.note) };
  }
}

/** A gateway message that proves a payment shows the reference that gateway and bank know. */
function tellHeard({ kind, valid, decided, claimed, orderId }: Heard, payments: BookingRecord['payments']): StoryEntry {
  const line = texts.heard[kind];
  if (valid === false) return { line, more: texts.unsigned };
  const said = texts.outcomes[decided ?? ''] ?? texts.claims[claimed ?? ''] ?? null;
  const reference = kind === 'inquiry' && payments.find((payment) => payment.orderId === orderId)?.reference;
  if (!reference) return { line, more: said };
  const more = (
    <>
      {said} {texts.reference} <CopiedCode text={reference} texts={recordTexts.reference} />
    </>
  );
  return { line, more };
}

const EMPTY = { text: '' };

export function NoteForm({ id }: { id: string }) {
  const cache = useQueryClient();
  const form = useForm({
    draft: { noun: 'notes', record: id, passing: true },
    initial: EMPTY,
    model: newNoteModel,
    send: ({ text }) => act(cache, id, { note: text }),
    done: () => {
      form.begin(EMPTY);
      toasts.success(noteTexts.saved);
    },
  });
  return (
    <form className="card stack note-form" noValidate ref={form.ref} onSubmit={form.submit}>
      {form.offer}
      {form.problems[''] && <Problem>{form.problems['']}</Problem>}
      <TextField
        label={noteTexts.field}
        value={form.values.text}
        change={(text) => form.set('text', text)}
        problem={form.problems.text}
        rows={2}
        maxLength={1000}
        wide
      />
      <div>
        <Button type="submit" variant="outlined" busy={form.busy}>
          {noteTexts.save}
        </Button>
      </div>
    </form>
  );
}
