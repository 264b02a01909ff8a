import type { ClinicChoiceProps } from '#contract/appointments/page.ts';
import { doctorPath } from '#web/shared/paths.ts';
import type { PageFacts } from '#web/visitor/page-facts.ts';
import { OfferingList } from '#web/visitor/ui/offering-list.tsx';
import { PageShell } from '#web/visitor/ui/page-shell.tsx';
import { clinicChoiceTexts as texts } from './words.ts';

/** `/doctorbooking/{doctorId}` for a doctor of several clinics. Needs no script. */
export function ClinicChoicePage({ doctor, clinics, help }: ClinicChoiceProps) {
  return (
    <PageShell help={help}>
      <h1>{doctor.name}</h1>
      <p className="lead">{texts.lead}</p>
      <OfferingList offerings={clinics} hrefOf={({ id }) => doctorPath(id, doctor.id)} />
    </PageShell>
  );
}

export const page: PageFacts<ClinicChoiceProps> = {
  Body: ClinicChoicePage,
  title: ({ doctor }) => texts.title(doctor.name),
  sheets: ['chooser'],
};
