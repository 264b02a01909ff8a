import { visitProblems } from '#contract/bookings/kinds/show-visit.ts';
import { dayOf } from '#contract/kernel/dates/dates.ts';
import type { VisitBookingProps } from '#contract/visits/page.ts';
import { VISIT_FIELDS, visitBody } from '#contract/visits/page.ts';
import { visitCalls, visitPath } from '#web/shared/paths.ts';
import { say } from '#web/shared/say.ts';
import { Button } from '#web/ui/button.tsx';
import { PersonFields } from '#web/visitor/appointments/person-fields-section.tsx';
import { bookOnce } from '#web/visitor/platform/sending.ts';
import { useSubmission } from '#web/visitor/platform/submission.ts';
import { BookingForm } from '#web/visitor/ui/forms/booking-form.tsx';

export function VisitBookingForm({ show, values, ...page }: VisitBookingProps) {
  const submission = useSubmission(page, {
    questions: ['personName', 'mobile'],
    read: (request) => ({
      problems: visitProblems(request),
      send: (post) =>
        bookOnce(post, {
          call: visitCalls.add,
          body: visitBody(show.id, request),
          failed: say('visits.failed'),
          names: VISIT_FIELDS,
          page: visitPath,
          remembered: {
            kind: 'show-visit',
            place: { id: show.id, name: show.name },
            day: show.lastDay ?? dayOf(new Date()),
          },
        }),
    }),
  });
  const { errorAt, busy } = submission;
  const action = (
    <Button type="submit" variant="contained" fullWidth busy={busy}>
      {busy ? say('visits.puttingNameDown') : say('visits.putNameDown')}
    </Button>
  );
  return (
    <BookingForm submission={submission} isPaid={false} action={action}>
      <PersonFields
        nameField="personName"
        nameLabel={say('visits.yourName')}
        values={values}
        mobileHint={say('visits.mobileHint')}
        errorAt={errorAt}
      />
    </BookingForm>
  );
}
export { VisitBookingForm as live };
