import { useRef, useState } from 'react';
import { z } from 'zod';
import { LOAN_TYPES } from '#contract/appointments/rules.ts';
import { mobileProblem } from '#contract/bookings/kinds/appointment.ts';
import type { QueueKind } from '#contract/queues/model.ts';
import { SelectField, TextField } from '#web/console/kit/forms/field.tsx';
import { useForm } from '#web/console/kit/forms/form.tsx';
import { bind } from '#web/console/kit/forms/form-state.ts';
import { TickField } from '#web/console/kit/forms/tick-field.tsx';
import { useCommand, useKeysOn } from '#web/console/kit/parts/commands.ts';
import { say, sayText } from '#web/shared/say.ts';
import { Button } from '#web/ui/button.tsx';
import { Problem } from '#web/ui/notice.tsx';
import { KeyCap } from './key-button-section.tsx';
import { type DeskQueue, type DeskToken, doctorAppointments, loanAppointments } from './queries.ts';
import { LastWalkIn } from './slip-section.tsx';
import type { Live } from './use-live.ts';
import { queueTexts, walkInTexts as texts } from './words.ts';

/** A patient needs a name; at a branch a mobile number, or the tick, is enough (docs/product/forms.md 6 and 7). */
const modelOf = (kind: QueueKind) =>
  z
    .object({
      mobile: z.string(),
      noMobile: z.boolean(),
      personName: z.string().refine((typed) => kind === 'loan' || typed.trim() !== '', say('appointments.noPatient')),
      loanType: z.string(),
    })
    .superRefine(({ mobile, noMobile }, context) => {
      const problem = noMobile ? null : mobileProblem(mobile);
      if (problem) context.addIssue({ code: 'custom', path: ['mobile'], message: sayText(problem.message) });
    });
/** 1000 to 10000 (docs/product/README.md 4), derived from the request's key: a retry is the same walk-in. */
const lineIdOf = (key: string): number =>
  1000 + [...key].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 9001, 0);

const EMPTY = { mobile: '', noMobile: false, personName: '', loanType: '' };
/** Never stored on the device. */
const VISITORS_OWN = ['mobile', 'noMobile', 'personName'];

function book({ kind, id, doctorId = '' }: DeskQueue, walkIn: typeof EMPTY, key: string): Promise<DeskToken> {
  const { loanType, noMobile, mobile, personName } = walkIn;
  const person = { personName, ...(noMobile ? { mobile: '', noMobile } : { mobile }) };
  return kind === 'doctor'
    ? doctorAppointments.add({ body: { clinicId: id, doctorId, paymentMode: 'cash', ...person }, key })
    : loanAppointments.add({ body: { id: lineIdOf(key), branchId: id, loanType, ...person }, key });
}

interface WalkInProps {
  queue: DeskQueue;
  live: Live;
  waiting: readonly DeskToken[];
}

export function WalkIn({ queue, live, waiting }: WalkInProps) {
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
  const { noMobile } = form.values;
  return (
    <section className="card stack" aria-label={texts.title}>
      <div className="row between">
        <h3>
          {texts.title} <KeyCap letter={letter} />
        </h3>
        {/* Before the fields, so that Tab leads from the mobile number to the name. */}
        <TickField label={texts.noMobile} checked={noMobile} change={(isWithout) => form.set('noMobile', isWithout)} />
      </div>
      <form
        className="fields narrow"
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
          value={noMobile ? '' : form.values.mobile}
          ref={first}
          label={texts.mobile}
          type="tel"
          inputMode="numeric"
          autoComplete="off"
          disabled={noMobile}
          required={!noMobile}
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
      {/* Below the form, which stays in its place for the next person. */}
      {booked && <LastWalkIn key={booked.id} token={booked} queue={queue} waiting={waiting} />}
    </section>
  );
}
