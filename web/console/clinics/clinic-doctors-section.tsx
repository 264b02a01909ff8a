import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Doctor } from '#contract/doctors/model.ts';
import { doctorsQuery } from '#web/console/doctors/queries.ts';
import { useOfTenant } from '#web/console/frame/use-tenants.ts';
import { type Option, SelectField, TextField } from '#web/console/kit/forms/field.tsx';
import { TickField } from '#web/console/kit/forms/tick-field.tsx';
import { clinicFormTexts as texts } from './words.ts';

/** Value of the choice "new doctor"; not a possible id. */
const NEW = 'new';

interface DoctorChoiceProps {
  doctorId: string | null;
  doctorName: string;
  problem: string | undefined;
  /** `id` null: the name becomes a new doctor on save. */
  choose: (id: string | null, name: string) => void;
}

/** One of the organisation's doctors, or a new name that becomes one (docs/behaviour.md 4.3). */
export function DoctorChoice({ doctorId, doctorName, problem, choose }: DoctorChoiceProps) {
  const [typing, setTyping] = useState(false);
  const { data = [], isPending } = useQuery(doctorsQuery);
  const doctors = useOfTenant(data);
  const options = withOwn(doctors, doctorId, doctorName);
  const isNew = typing || (!isPending && options.length === 0);
  const change = (value: string) => {
    setTyping(value === NEW);
    const chosen = options.find((option) => option.value === value);
    choose(chosen?.value ?? null, chosen?.label ?? '');
  };
  return (
    <>
      {(!isNew || options.length > 0) && (
        <SelectField
          label={texts.doctor}
          value={isNew ? NEW : (doctorId ?? '')}
          change={change}
          none={isNew || doctorId ? undefined : texts.chooseDoctor}
          options={[...options, { value: NEW, label: texts.newDoctor }]}
          problem={isNew ? undefined : problem}
          required
        />
      )}
      {isNew && (
        <TextField
          label={texts.doctorName}
          hint={texts.newDoctorHint}
          name="doctorName"
          autoComplete="off"
          value={doctorName}
          change={(name) => choose(null, name)}
          problem={problem}
          required
        />
      )}
    </>
  );
}

/** Adds the clinic's doctor if that one was deleted. */
function withOwn(doctors: readonly Doctor[], id: string | null, name: string): Option[] {
  const options = doctors.map((doctor) => ({ value: doctor.id, label: doctor.name }));
  return id === null || doctors.some((doctor) => doctor.id === id) ? options : [{ value: id, label: name }, ...options];
}

interface MoreDoctorsProps {
  /** The clinic's own doctor is not among the ticks. */
  own: string | null;
  ticked: readonly string[];
  change: (ids: string[]) => void;
}

export function MoreDoctors({ own, ticked, change }: MoreDoctorsProps) {
  const others = useOfTenant(useQuery(doctorsQuery).data ?? []).filter((doctor) => doctor.id !== own);
  if (others.length === 0) return null;
  const toggle = (doctor: string, on: boolean) =>
    change([...ticked.filter((one) => one !== doctor), ...(on ? [doctor] : [])]);
  return (
    <fieldset className="wide">
      <legend>{texts.moreDoctors}</legend>
      <p className="hint">{texts.moreDoctorsHint}</p>
      <div className="row">
        {others.map((doctor) => (
          <TickField
            key={doctor.id}
            label={doctor.name}
            checked={ticked.includes(doctor.id)}
            change={(on) => toggle(doctor.id, on)}
          />
        ))}
      </div>
    </fieldset>
  );
}
