import { useState } from 'react';
import { z } from 'zod';
import { LOAN_TYPES } from '#contract/appointments/rules.ts';
import { mobileProblem } from '#contract/bookings/kinds/appointment.ts';
import { SelectField, TextField } from '#web/console/kit/forms/field.tsx';
import { bind } from '#web/console/kit/forms/form-state.ts';
import { useForm } from '#web/console/kit/forms/use-form.ts';
import { Button } from '#web/console/kit/parts/button.tsx';
import { Problem } from '#web/console/kit/parts/notice.tsx';
import { useToasts } from '#web/console/kit/parts/toasts.tsx';
import { bookedPaths } from '#web/shared/paths.ts';
import { type DeskToken, type Live, loanAppointments } from './queries.ts';
import { LastWalkIn } from './slip-section.tsx';
import { walkInTexts as texts } from './words.ts';

const walkInModel = z.object({
  mobile: z.string().superRefine((typed, context) => {
    const problem = mobileProblem(typed);
    if (problem) context.addIssue({ code: 'custom', message: problem.message });
  }),
  personName: z.string(),
  loanType: z.string(),
});
/**
 * A line that a counter quick-books has a number of its own, by chance and from 1000 to 10000 (docs/product/README.md 4).
 * It comes from the request's key, so that the same walk-in sent again is the same.
 */
const lineIdOf = (key: string): number =>
  1000 + [...key].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 9001, 0);

const EMPTY = { mobile: '', personName: '', loanType: '' };
/** The visitor at the counter is never kept on the device. */
const VISITORS_OWN = ['mobile', 'personName'];

/** A token for somebody who stands at the counter: ten digits and Enter. */
export function WalkIn({ branchId, live }: { branchId: string; live: Live }) {
  const [booked, setBooked] = useState<DeskToken | null>(null);
  const toasts = useToasts();
  const form = useForm({
    draft: { noun: 'walk-ins', record: branchId, passing: true },
    secrets: VISITORS_OWN,
    initial: EMPTY,
    model: walkInModel,
    send: async (walkIn, key) => {
      const token = await loanAppointments.add({ body: { id: lineIdOf(key), branchId, ...walkIn }, key });
      setBooked(token);
      const act = () => void window.open(bookedPaths.loanAppointment(token.id, branchId), '_blank', 'noopener');
      toasts.success(texts.booked(token.number), { label: texts.open, act });
    },
    done: () => {
      form.begin(EMPTY);
      void live.changed();
    },
  });
  const { offer, problems, submit, busy, ref } = form;
  return (
    <section className="card walk-in" aria-label={texts.title}>
      <h3>{texts.title}</h3>
      <form onSubmit={submit} ref={ref} noValidate aria-label={texts.title}>
        {offer}
        {problems[''] && !problems.mobile && <Problem>{problems['']}</Problem>}
        <TextField
          {...bind(form, 'mobile')}
          label={texts.mobile}
          hint={texts.hint}
          type="tel"
          inputMode="numeric"
          autoComplete="off"
          required
        />
        <TextField {...bind(form, 'personName')} label={texts.name} autoComplete="off" />
        <SelectField
          {...bind(form, 'loanType')}
          label={texts.loanType}
          none={texts.noLoanType}
          options={LOAN_TYPES.map((type) => ({ value: type, label: type }))}
        />
        <Button type="submit" variant="contained" loading={busy}>
          {texts.book}
        </Button>
      </form>
      {booked && <LastWalkIn key={booked.id} token={booked} branchId={branchId} />}
    </section>
  );
}
