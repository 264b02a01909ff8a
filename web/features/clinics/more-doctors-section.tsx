import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useOfTenant } from '#web/features/console/tenants-section.tsx';
import { doctorsQuery } from '#web/features/doctors/queries.ts';
import { clinicFormTexts as texts } from '#web/messages/clinics.ts';
import { Tick } from '#web/ui/tick.tsx';

interface MoreDoctorsProps {
  /** The clinic's own doctor, who needs no tick. */
  own: string | null;
  ticked: readonly string[];
  change: (ids: string[]) => void;
}

/** Ticks for the other doctors who see patients at the clinic; nothing where there are none. */
export function MoreDoctors({ own, ticked, change }: MoreDoctorsProps) {
  const id = useId();
  const others = useOfTenant(useQuery(doctorsQuery).data ?? []).filter((doctor) => doctor.id !== own);
  if (others.length === 0) return null;
  const toggle = (doctor: string, on: boolean) =>
    change([...ticked.filter((one) => one !== doctor), ...(on ? [doctor] : [])]);
  return (
    <fieldset className="week wide">
      <legend>{texts.moreDoctors}</legend>
      <p className="hint">{texts.moreDoctorsHint}</p>
      <div>
        {others.map((doctor) => (
          <span key={doctor.id}>
            <Tick
              id={`${id}-${doctor.id}`}
              checked={ticked.includes(doctor.id)}
              change={(on) => toggle(doctor.id, on)}
            />
            <label htmlFor={`${id}-${doctor.id}`}>{doctor.name}</label>
          </span>
        ))}
      </div>
    </fieldset>
  );
}
