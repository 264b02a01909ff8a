import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { type BookingRecord, newNoteModel } from '#contract/booking-records/model.ts';
import { type Moment, momentsOf } from '#contract/booking-records/rules.ts';
import { formatInstant } from '#contract/kernel/dates.ts';
import { ChangeDetails } from '#web/console/audit/change-details-section.tsx';
import { auditTexts } from '#web/console/audit/words.ts';
import { TextField } from '#web/console/kit/forms/field.tsx';
import { useForm } from '#web/console/kit/forms/use-form.ts';
import { Button } from '#web/console/kit/parts/button.tsx';
import { Problem } from '#web/console/kit/parts/notice.tsx';
import { useToasts } from '#web/console/kit/parts/toasts.tsx';
import { paymentTexts } from '#web/console/payment-reviews/words.ts';
import { act } from './queries.ts';
import { recordTexts } from './words.ts';

const { moments: texts, note: noteTexts, story } = recordTexts;

/** Everything that happened to a booking on one time line, newest first. */
export function StorySection({ record }: { record: BookingRecord }) {
  const moments = useMemo(() => momentsOf(record), [record]);
  return (
    <section className="record-part">
      <h2>{story}</h2>
      <ol className="story">
        {moments.map((moment, at) => {
          const { line, by, more } = tell(moment, record);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two of the same kind may share their instant.
            <li key={`${moment.what} ${moment.at.getTime()} ${at}`} data-what={moment.what}>
              <time dateTime={moment.at.toISOString()}>{formatInstant(moment.at)}</time>
              <div>
                {line}
                {by && <span className="story-by"> {texts.by(by)}</span>}
                {more && <small>{more}</small>}
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

interface StoryEntry {
  line: ReactNode;
  by?: string;
  more?: string | null;
}

const nameOf = ({ accountName, role }: { accountName: string; role: keyof typeof auditTexts.roles }): string =>
  accountName || auditTexts.roles[role];

/** A moment in words. */
function tell(moment: Moment, { total }: BookingRecord): StoryEntry {
  switch (moment.what) {
    case 'booked':
      return { line: texts.booked };
    case 'paid':
      return { line: total === 0 ? texts.paidFree : texts.paid };
    case 'attempt': {
      const { amount, gateway, stateText, reviewText } = moment.payment;
      const line = texts.attempt(amount, paymentTexts.gateways[gateway] ?? gateway);
      return { line, more: [stateText, reviewText].filter(Boolean).join('. ') };
    }
    case 'heard': {
      const { kind, valid, decided, claimed } = moment.heard;
      const said = texts.outcomes[decided ?? ''] ?? texts.claims[claimed ?? ''] ?? null;
      return { line: texts.heard[kind], more: valid === false ? texts.unsigned : said };
    }
    case 'refund': {
      const { amount, items, state, note, trouble } = moment.refund;
      const line = texts.refund(amount, items, texts.refundStates[state]);
      return { line, more: [note, trouble].filter(Boolean).join(' ') };
    }
    case 'decided': {
      const { decision, role, note } = moment.decided;
      return { line: texts.decided[decision], by: auditTexts.roles[role], more: note };
    }
    case 'scan': {
      const { result, gate } = moment.scan;
      return { line: [texts.scans[result], gate && texts.at(gate)].filter(Boolean).join(' '), by: nameOf(moment.scan) };
    }
    case 'token':
      return { line: texts.token[moment.state](moment.number), by: moment.counterName ?? '' };
    case 'change':
      return { line: <ChangeDetails entry={moment.entry} />, by: nameOf(moment.entry) };
    case 'note':
      return { line: <q>{moment.note.text}</q>, by: nameOf(moment.note) };
  }
}

const EMPTY = { text: '' };

/** A note for colleagues; it stands on the time line under the name of who wrote it. */
export function NoteForm({ id }: { id: string }) {
  const cache = useQueryClient();
  const toasts = useToasts();
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
    <form className="record-part note-form" noValidate ref={form.ref} onSubmit={form.submit}>
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
      <Button type="submit" variant="outlined" loading={form.busy}>
        {noteTexts.save}
      </Button>
    </form>
  );
}
