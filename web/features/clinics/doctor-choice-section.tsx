import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Doctor } from '#contract/doctors/model.ts';
import { useOfTenant } from '#web/features/console/tenants-section.tsx';
import { doctorsQuery } from '#web/features/doctors/queries.ts';
import { clinicFormTexts as texts } from '#web/messages/clinics.ts';
import { type Option, SelectField, TextField } from '#web/ui/field.tsx';

/** Stands for a doctor whose name is still to be typed. No id looks like it. */
const NEW = 'new';

interface DoctorChoiceProps {
  doctorId: string | null;
  doctorName: string;
  problem: string | undefined;
  /** A name without an id becomes a doctor when the clinic is saved. */
  choose: (id: string | null, name: string) => void;
}

/** The clinic's own doctor: one of the organisation's, or a new name that becomes one (behaviour.md section 4). */
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

/** A clinic may still have a doctor who was deleted since. */
function withOwn(doctors: readonly Doctor[], id: string | null, name: string): Option[] {
  const options = doctors.map((doctor) => ({ value: doctor.id, label: doctor.name }));
  return id === null || doctors.some((doctor) => doctor.id === id) ? options : [{ value: id, label: name }, ...options];
}
