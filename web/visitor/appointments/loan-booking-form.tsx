import { useState } from 'react';
import type { LoanBookingProps } from '#contract/appointments/page.ts';
import { LOAN_FIELDS, loanBody } from '#contract/appointments/page.ts';
import { LOAN_TYPES } from '#contract/appointments/rules.ts';
import { loanProblems } from '#contract/bookings/kinds/loan-appointment.ts';
import { dayOf } from '#contract/kernel/dates/dates.ts';
import { bookedPaths, loanCalls } from '#web/shared/paths.ts';
import { say } from '#web/shared/say.ts';
import { Button } from '#web/ui/button.tsx';
import { bookOnce } from '#web/visitor/platform/sending.ts';
import { useSubmission } from '#web/visitor/platform/submission.ts';
import { BookingForm } from '#web/visitor/ui/forms/booking-form.tsx';
import { RadioCards } from '#web/visitor/ui/forms/radio-cards.tsx';
import type { TextKey } from '#words/keys.ts';
import { PersonFields } from './person-fields-section.tsx';

/** The server knows a type by its English name (contract/appointments/rules.ts). */
const LOAN_TEXTS: Record<(typeof LOAN_TYPES)[number], TextKey> = {
  'Auto mobile': 'appointments.loanAutoMobile',
  Personal: 'appointments.loanPersonal',
  'Consumer durables': 'appointments.loanConsumerDurables',
  Home: 'appointments.loanHome',
};

export function LoanBookingForm({ branch, counter, values, ...page }: LoanBookingProps) {
  const [loanType, setLoanType] = useState(values.loanType);
  const submission = useSubmission(page, {
    questions: ['personName', 'mobile', 'loanType'],
    read: (request) => ({
      problems: loanProblems(request, { isWalkIn: false }),
      send: (post) =>
        bookOnce(post, {
          call: loanCalls.add,
          body: loanBody(branch.id, counter?.open ? counter.id : null, request),
          failed: say('appointments.failed'),
          names: LOAN_FIELDS,
          page: bookedPaths.loanAppointment,
          remembered: { kind: 'loan-appointment', place: branch, day: dayOf(new Date()) },
        }),
    }),
  });
  const { errorAt, busy } = submission;
  const action = (
    <Button type="submit" variant="contained" fullWidth busy={busy}>
      {busy ? say('appointments.booking') : say('appointments.book')}
    </Button>
  );
  return (
    <BookingForm submission={submission} isPaid={false} action={action}>
      <PersonFields nameField="personName" nameLabel={say('appointments.yourName')} values={values} errorAt={errorAt} />
      <RadioCards
        name="loanType"
        legend={say('appointments.whichLoan')}
        error={errorAt('loanType')}
        choices={LOAN_TYPES.map((type) => ({ value: type, label: say(LOAN_TEXTS[type]) }))}
        value={loanType}
        onChange={setLoanType}
      />
    </BookingForm>
  );
}
export { LoanBookingForm as live };
