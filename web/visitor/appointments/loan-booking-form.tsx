import { useState } from 'react';
import type { LoanBookingProps } from '#contract/appointments/page.ts';
import { LOAN_TYPES } from '#contract/appointments/rules.ts';
import { loanProblems } from '#contract/bookings/kinds/loan-appointment.ts';
import { textIn, useSubmission } from '#web/visitor/platform/submission.ts';
import { BookingForm } from '#web/visitor/ui/booking-form.tsx';
import { Button } from '#web/visitor/ui/button.tsx';
import { Card } from '#web/visitor/ui/card.tsx';
import { RadioCards } from '#web/visitor/ui/radio-cards.tsx';
import { PersonFields } from './person-fields-section.tsx';
import { bookLoan } from './queries.ts';
import { loanTexts as texts, tokenTexts } from './words.ts';

const CHOICES = LOAN_TYPES.map((type) => ({ value: type, label: type }));

/** The form of a branch's token; posted by the browser itself where there are no scripts (see doctor-booking-form.tsx). */
export function LoanBookingForm({ branch, counter, values, formKey, ...props }: LoanBookingProps) {
  const [loanType, setLoanType] = useState(values.loanType);
  const submission = useSubmission({
    given: props.problems,
    questions: ['personName', 'mobile', 'loanType'],
    read: (form) => {
      const request = {
        personName: textIn(form, 'personName'),
        mobile: textIn(form, 'mobile'),
        loanType: textIn(form, 'loanType'),
      };
      return {
        problems: loanProblems(request, { isWalkIn: false }),
        send: (post) => bookLoan(branch.id, counter?.open ? counter.id : null, request, post),
      };
    },
  });
  const { errorAt, busy } = submission;
  const action = (
    <Button type="submit" wide busy={busy}>
      {busy ? tokenTexts.booking : tokenTexts.book}
    </Button>
  );
  return (
    <BookingForm submission={submission} formKey={formKey} failed={tokenTexts.notBooked} action={action}>
      <PersonFields
        nameField="personName"
        nameLabel={texts.name}
        name={values.personName}
        mobile={values.mobile}
        errorAt={errorAt}
      />
      <Card>
        <RadioCards
          name="loanType"
          legend={texts.loanType}
          error={errorAt('loanType')}
          choices={CHOICES}
          value={loanType}
          onChange={setLoanType}
        />
      </Card>
    </BookingForm>
  );
}
export { LoanBookingForm as live };
