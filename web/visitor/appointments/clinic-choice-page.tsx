import type { ClinicChoiceProps } from '#contract/appointments/page.ts';
import { doctorPath } from '#web/shared/paths.ts';
import type { PageFacts } from '#web/visitor/page-facts.ts';
import { PageShell } from '#web/visitor/ui/page-shell.tsx';
import { clinicChoiceTexts as texts } from './page-words.ts';

/** `/doctorbooking/{doctorId}` of a doctor who sees patients at several clinics: which one? Needs no script. */
export function ClinicChoicePage({ doctor, clinics, help }: ClinicChoiceProps) {
  return (
    <PageShell help={help}>
      <h1>{doctor.name}</h1>
      <p className="lead">{texts.lead}</p>
      <ul className="offerings">
        {clinics.map(({ id, name, facts }) => (
          <li key={id}>
            <a className="card" href={doctorPath(id, doctor.id)}>
              <b>{name}</b>
              {facts.map((fact) => (
                <span key={fact}>{fact}</span>
              ))}
            </a>
          </li>
        ))}
      </ul>
    </PageShell>
  );
}

export const page: PageFacts<ClinicChoiceProps> = {
  Body: ClinicChoicePage,
  title: ({ doctor }) => texts.title(doctor.name),
  sheets: ['chooser'],
};
