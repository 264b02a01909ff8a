import { useRef, useState } from 'react';
import { z } from 'zod';
import { LOAN_TYPES } from '#contract/appointments/rules.ts';
import { mobileProblem } from '#contract/bookings/kinds/appointment.ts';
import type { QueueKind } from '#contract/queues/model.ts';
import { SelectField, TextField } from '#web/console/kit/forms/field.tsx';
import { useForm } from '#web/console/kit/forms/form.tsx';
import { bind } from '#web/console/kit/forms/form-state.ts';
import { useCommand, useKeysOn } from '#web/console/kit/parts/commands.ts';
import { say, sayText } from '#web/shared/say.ts';
import { Button } from '#web/ui/button.tsx';
import { Problem } from '#web/ui/notice.tsx';
import { KeyCap } from './key-button-section.tsx';
import { type DeskQueue, type DeskToken, doctorAppointments, loanAppointments } from './queries.ts';
import { LastWalkIn } from './slip-section.tsx';
import type { Live } from './use-live.ts';
import { queueTexts, walkInTexts as texts } from './words.ts';

/** A patient needs a name; at a branch a mobile number is enough (docs/product/forms.md 6 and 7). */
const modelOf = (kind: QueueKind) =>
  z.object({
    mobile: z.string().superRefine((typed, context) => {
      const problem = mobileProblem(typed);
      if (problem) context.addIssue({ code: 'custom', message: sayText(problem.message) });
    }),
    personName: z.string().refine((typed) => kind === 'loan' || typed.trim() !== '', say('appointments.noPatient')),
    loanType: z.string(),
  });
/** 1000 to 10000 (docs/product/README.md 4), derived from the request's key: a retry is the same walk-in. */
const lineIdOf = (key: string): number =>
  1000 + [...key].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 9001, 0);

const EMPTY = { mobile: '', personName: '', loanType: '' };
/** Never stored on the device. */
const VISITORS_OWN = ['mobile', 'personName'];

const book = ({ kind, id, doctorId = '' }: DeskQueue, { loanType, ...person }: typeof EMPTY, key: string) =>
  kind === 'doctor'
    ? doctorAppointments.add({ body: { clinicId: id, doctorId, paymentMode: 'cash', ...person }, key })
    : loanAppointments.add({ body: { id: lineIdOf(key), branchId: id, loanType, ...person }, key });

export function WalkIn({ queue, live }: { queue: DeskQueue; live: Live }) {
  const { kind, id } = queue;
  const [booked, setBooked] = useState<DeskToken | null>(null);
  const first = useRef<HTMLInputElement>(null);
  const [keysOn] = useKeysOn();
  const [model] = useState(() => modelOf(kind));
  const { walkIn: letter } = queueTexts.keys;
  useCommand({ label: texts.title, key: letter.toLowerCase(), act: () => first.current?.focus() });
  const form = useForm({
    draft: { noun: 'walk-ins', record: id, passing: true },
    secrets: VISITORS_OWN,
    initial: EMPTY,
    model,
    send: async (walkIn, key) => setBooked(await book(queue, walkIn, key)),
    done: () => {
      form.begin(EMPTY);
      void live.changed();
    },
  });
  const { offer, problems, submit, busy, ref } = form;
  return (
    <section className="card walk-in" aria-label={texts.title}>
      <h3>
        {texts.title} <KeyCap letter={letter} />
      </h3>
      {booked && <LastWalkIn key={booked.id} token={booked} queue={queue} />}
      <form
        onSubmit={submit}
        ref={ref}
        noValidate
        aria-label={texts.title}
        aria-keyshortcuts={keysOn ? letter : undefined}
      >
        {offer}
        {problems[''] && !problems.mobile && <Problem>{problems['']}</Problem>}
        <TextField
          {...bind(form, 'mobile')}
          ref={first}
          label={texts.mobile}
          hint={texts.hint[kind]}
          type="tel"
          inputMode="numeric"
          autoComplete="off"
          required
        />
        <TextField
          {...bind(form, 'personName')}
          label={texts.name[kind]}
          autoComplete="off"
          required={kind === 'doctor'}
        />
        {kind === 'loan' && (
          <SelectField
            {...bind(form, 'loanType')}
            label={texts.loanType}
            none={texts.noLoanType}
            options={LOAN_TYPES.map((type) => ({ value: type, label: type }))}
          />
        )}
        <Button type="submit" variant="contained" busy={busy}>
          {texts.book}
        </Button>
      </form>
    </section>
  );
}
