import type { ClinicChoiceProps } from '#contract/appointments/page.ts';
import { doctorPath } from '#web/shared/paths.ts';
import { say } from '#web/shared/say.ts';
import type { PageFacts } from '#web/visitor/page-facts.ts';
import { OfferingList } from '#web/visitor/ui/offering-list.tsx';
import { PageShell } from '#web/visitor/ui/page-shell.tsx';

/** `/doctorbooking/{doctorId}` for a doctor of several clinics. Needs no script. */
export function ClinicChoicePage({ doctor, clinics, help }: ClinicChoiceProps) {
  return (
    <PageShell help={help}>
      <h1>{doctor.name}</h1>
      <p className="lead">{say('appointments.chooseClinic')}</p>
      <OfferingList offerings={clinics} hrefOf={({ id }) => doctorPath(id, doctor.id)} />
    </PageShell>
  );
}

export const page: PageFacts<ClinicChoiceProps> = {
  Body: ClinicChoicePage,
  title: ({ doctor }) => say('appointments.chooseClinicTitle', { doctor: doctor.name }),
  sheets: ['chooser'],
};
