import { type VisitRequest, visitProblem } from '#contract/bookings/kinds/show-visit.ts';
import type { VisitBookingProps } from '#contract/visit-pages.ts';
import { PersonFields } from '#web/features/appointments/person-fields-section.tsx';
import { visitCalls, visitPath } from '#web/paths.ts';
import { postJson } from '#web/platform/post-json.ts';
import { requestKeys } from '#web/platform/request-key.ts';
import { visitFormTexts as texts } from '#web/public/messages/visits.ts';
import { type Failure, failureOf } from '#web/public/sending.ts';
import { textIn, useSubmission } from '#web/public/submission.ts';
import { Button } from '#web/public/ui/button.tsx';
import { ErrorSummary } from '#web/public/ui/error-summary.tsx';
import { Failed } from '#web/public/ui/failed.tsx';
import { fieldId } from '#web/public/ui/field.tsx';

const keyOf = requestKeys();
/** Books once, however often it is sent, and leaves for the visit's page. Answers only when that failed. */
async function book(exhibitionId: string, { personName, mobile }: VisitRequest): Promise<Failure | null> {
  const body = visitCalls.body(exhibitionId, personName, mobile);
  const booked = await postJson<{ id: string }>(visitCalls.add, body, keyOf(body));
  if (!booked.ok) return failureOf(booked, texts.failed);
  location.assign(visitPath(booked.answer.id, exhibitionId));
  return null;
}

/** The form of a show; posted by the browser itself where there are no scripts (see doctor-booking-form.tsx). */
export function VisitBookingForm({ show, values, formKey, ...props }: VisitBookingProps) {
  const { problems, errorAt, failure, busy, submit } = useSubmission({
    given: props.problems,
    questions: ['visitorName', 'mobile'],
    read: (form) => {
      const request = { personName: textIn(form, 'visitorName'), mobile: textIn(form, 'mobile') };
      return { problem: visitProblem(request), send: () => book(show.id, request) };
    },
  });
  return (
    <form className="book" id={fieldId('form')} method="post" noValidate onSubmit={submit}>
      <input type="hidden" name="formKey" value={formKey} />
      <ErrorSummary problems={problems} />
      <PersonFields
        nameField="visitorName"
        nameLabel={texts.name}
        name={values.visitorName}
        mobile={values.mobile}
        mobileHint={texts.mobileHint}
        errorAt={errorAt}
      />
      {failure && <Failed failure={failure} title={texts.notBooked} reload={texts.reload} />}
      <Button type="submit" wide busy={busy}>
        {busy ? texts.booking : texts.book}
      </Button>
    </form>
  );
}
