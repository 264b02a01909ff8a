import { type VisitRequest, visitProblems } from '#contract/bookings/kinds/show-visit.ts';
import type { VisitBookingProps } from '#contract/visits/page.ts';
import { VISIT_FIELDS, visitBody } from '#contract/visits/page.ts';
import { visitCalls, visitPath } from '#web/shared/paths.ts';
import { requestKeys } from '#web/shared/request-key.ts';
import { PersonFields } from '#web/visitor/appointments/person-fields-section.tsx';
import type { PatientPost } from '#web/visitor/platform/patience.ts';
import { type Failure, failureOf } from '#web/visitor/platform/sending.ts';
import { textIn, useSubmission } from '#web/visitor/platform/submission.ts';
import { BookingForm } from '#web/visitor/ui/booking-form.tsx';
import { Button } from '#web/visitor/ui/button.tsx';
import { visitFormTexts as texts } from './words.ts';

const keyOf = requestKeys();
/** Books once, however often it is sent, and leaves for the visit's page. Answers only when that failed. */
async function book(exhibitionId: string, request: VisitRequest, post: PatientPost): Promise<Failure | null> {
  const body = visitBody(exhibitionId, request);
  const booked = await post<{ id: string }>(visitCalls.add, body, keyOf(body));
  if (!booked.ok) return failureOf(booked, texts.failed, VISIT_FIELDS);
  location.assign(visitPath(booked.answer.id, exhibitionId));
  return null;
}

/** The form of a show; posted by the browser itself where there are no scripts (see doctor-booking-form.tsx). */
export function VisitBookingForm({ show, values, formKey, ...props }: VisitBookingProps) {
  const submission = useSubmission({
    given: props.problems,
    questions: ['personName', 'mobile'],
    read: (form) => {
      const request = { personName: textIn(form, 'personName'), mobile: textIn(form, 'mobile') };
      return { problems: visitProblems(request), send: (post) => book(show.id, request, post) };
    },
  });
  const { errorAt, busy } = submission;
  const action = (
    <Button type="submit" wide busy={busy}>
      {busy ? texts.booking : texts.book}
    </Button>
  );
  return (
    <BookingForm submission={submission} formKey={formKey} failed={texts.notBooked} action={action}>
      <PersonFields
        nameField="personName"
        nameLabel={texts.name}
        name={values.personName}
        mobile={values.mobile}
        mobileHint={texts.mobileHint}
        errorAt={errorAt}
      />
    </BookingForm>
  );
}
export { VisitBookingForm as live };
