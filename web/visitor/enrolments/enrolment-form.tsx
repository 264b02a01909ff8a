import { enrolmentProblems } from '#contract/bookings/kinds/batch-enrolment.ts';
import type { EnrolmentBookingProps } from '#contract/enrolments/page.ts';
import { formatRupees } from '#contract/kernel/money.ts';
import { PersonFields } from '#web/visitor/appointments/person-fields-section.tsx';
import { useFee } from '#web/visitor/fee.ts';
import { useSubmission } from '#web/visitor/platform/submission.ts';
import { Button } from '#web/visitor/ui/button.tsx';
import { BookingForm } from '#web/visitor/ui/forms/booking-form.tsx';
import { Field } from '#web/visitor/ui/forms/field.tsx';
import { TotalBar } from '#web/visitor/ui/forms/total-bar.tsx';
import { SafeLine } from '#web/visitor/ui/safe-line.tsx';
import { joinBatch } from './queries.ts';
import { enrolmentTexts as texts } from './words.ts';

export function EnrolmentForm(props: EnrolmentBookingProps) {
  const [fee, setFee] = useFee(props.batch.fee, texts.free);
  const batch = { ...props.batch, fee };
  const submission = useSubmission(props, {
    questions: ['studentName', 'mobile', 'email'],
    read: (request) => ({
      problems: enrolmentProblems(request, batch, props.today),
      send: (post) => joinBatch(batch, request, { post, onFee: setFee }),
    }),
  });
  const isPaid = fee > 0;
  return (
    <BookingForm submission={submission} isPaid={isPaid} action={<DuePart fee={fee} busy={submission.busy} />}>
      <StudentFields values={props.values} errorAt={submission.errorAt} />
      {isPaid && <SafeLine gateway={batch.gateway} />}
    </BookingForm>
  );
}
export { EnrolmentForm as live };

interface StudentFieldsProps {
  values: EnrolmentBookingProps['values'];
  errorAt: (field: string) => string | undefined;
}

const StudentFields = ({ values, errorAt }: StudentFieldsProps) => (
  <PersonFields
    nameField="studentName"
    nameLabel={texts.studentName}
    values={values}
    mobileHint={texts.mobileHint}
    errorAt={errorAt}
  >
    <Field
      name="email"
      label={texts.email}
      hint={texts.emailHint}
      error={errorAt('email')}
      type="email"
      inputMode="email"
      autoComplete="email"
      maxLength={254}
      defaultValue={values.email}
    />
  </PersonFields>
);

function DuePart({ fee, busy }: { fee: number; busy: boolean }) {
  const amount = fee > 0 ? formatRupees(fee) : texts.free;
  const [action, working] = fee > 0 ? [texts.pay(amount), texts.starting] : [texts.join, texts.joining];
  return (
    <TotalBar count={texts.fee} amount={amount}>
      <Button type="submit" busy={busy}>
        {busy ? working : action}
      </Button>
    </TotalBar>
  );
}
