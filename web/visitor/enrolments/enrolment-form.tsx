import { enrolmentProblems } from '#contract/bookings/kinds/batch-enrolment.ts';
import { type EnrolmentBookingProps, enrolmentBody, enrolmentPayment } from '#contract/enrolments/page.ts';
import { formatRupees } from '#contract/kernel/money.ts';
import { bookedPaths, enrolmentCalls } from '#web/shared/paths.ts';
import { say } from '#web/shared/say.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { PersonFields } from '#web/visitor/appointments/person-fields-section.tsx';
import { useFee } from '#web/visitor/fee.ts';
import { bookOnce, feeIn } from '#web/visitor/platform/sending.ts';
import { useSubmission } from '#web/visitor/platform/submission.ts';
import { BookingForm } from '#web/visitor/ui/forms/booking-form.tsx';
import { TotalBar } from '#web/visitor/ui/forms/total-bar.tsx';
import { SafeLine } from '#web/visitor/ui/safe-line.tsx';

export function EnrolmentForm(props: EnrolmentBookingProps) {
  const [fee, setFee] = useFee(props.batch.fee, say('ui.free'));
  const batch = { ...props.batch, fee };
  const submission = useSubmission(props, {
    questions: ['studentName', 'mobile', 'email'],
    read: (request) => ({
      problems: enrolmentProblems(request, batch, props.today),
      send: (post) =>
        bookOnce(post, {
          call: enrolmentCalls.add,
          body: enrolmentBody(batch.id, request, fee),
          failed: say('enrolments.failed'),
          refused: (refused) => setFee(feeIn(refused) ?? fee),
          page: bookedPaths.status,
          remembered: { kind: 'batch-enrolment', place: { id: batch.id, name: batch.name }, day: batch.endDate },
          payment({ id }) {
            const body = enrolmentPayment({ id, amount: fee, mobile: request.mobile }, batch);
            return fee > 0 ? { gateway: batch.gateway, call: enrolmentCalls.pay, body } : null;
          },
        }),
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
    nameLabel={say('enrolments.studentName')}
    values={values}
    mobileHint={say('enrolments.mobileHint')}
    errorAt={errorAt}
  >
    <Field
      name="email"
      label={say('enrolments.email')}
      hint={say('enrolments.emailHint')}
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
  const amount = fee > 0 ? formatRupees(fee) : say('ui.free');
  const [action, working] =
    fee > 0 ? [say('ui.pay', { amount }), say('ui.starting')] : [say('enrolments.join'), say('enrolments.joining')];
  return (
    <TotalBar count={say('enrolments.wholeFee')} amount={amount}>
      <Button type="submit" variant="contained" busy={busy}>
        {busy ? working : action}
      </Button>
    </TotalBar>
  );
}
