import { enrolmentProblem } from '#contract/bookings/kinds/batch-enrolment.ts';
import type { EnrolmentBookingProps } from '#contract/enrolment-pages.ts';
import { formatRupees } from '#contract/money.ts';
import { PersonFields } from '#web/features/appointments/person-fields-section.tsx';
import { enrolmentTexts as texts } from '#web/public/messages/enrolment.ts';
import { formTexts } from '#web/public/messages/shared.ts';
import { textIn, useSubmission } from '#web/public/submission.ts';
import { Button } from '#web/public/ui/button.tsx';
import { ErrorSummary } from '#web/public/ui/error-summary.tsx';
import { Failed } from '#web/public/ui/failed.tsx';
import { Field, fieldId } from '#web/public/ui/field.tsx';
import { Icon } from '#web/public/ui/icon.tsx';
import { TotalBar } from '#web/public/ui/total-bar.tsx';
import { joinBatch } from './queries.ts';

/** The form of a place in a batch; posted by the browser itself where there are no scripts (see doctor-booking-form.tsx). */
export function EnrolmentForm(props: EnrolmentBookingProps) {
  const { batch, today, formKey } = props;
  const { problems, errorAt, failure, busy, submit } = useSubmission({
    given: props.problems,
    questions: ['studentName', 'mobile', 'email'],
    read: (form) => {
      const request = {
        studentName: textIn(form, 'studentName'),
        mobile: textIn(form, 'mobile'),
        email: textIn(form, 'email'),
      };
      return { problem: enrolmentProblem(request, batch, today), send: () => joinBatch(batch, request) };
    },
  });
  const isPaid = batch.fee > 0;
  return (
    <form className="book" id={fieldId('form')} method="post" noValidate onSubmit={submit}>
      <input type="hidden" name="formKey" value={formKey} />
      <ErrorSummary problems={problems} />
      <StudentFields values={props.values} errorAt={errorAt} />
      {failure && (
        <Failed failure={failure} title={isPaid ? texts.nothingCharged : texts.notJoined} reload={texts.reload} />
      )}
      {isPaid && (
        <p className="safe">
          <Icon name="good" size={22} />
          {formTexts.safe(batch.gateway)}
        </p>
      )}
      <DuePart fee={batch.fee} busy={busy} />
    </form>
  );
}

interface StudentFieldsProps {
  values: EnrolmentBookingProps['values'];
  errorAt: (field: string) => string | undefined;
}

const StudentFields = ({ values, errorAt }: StudentFieldsProps) => (
  <PersonFields
    nameField="studentName"
    nameLabel={texts.studentName}
    name={values.studentName}
    mobile={values.mobile}
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

/** What is to pay, and the one button, which names it. */
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
