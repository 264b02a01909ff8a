import Checkbox from '@mui/material/Checkbox';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { Doctor } from '#contract/doctors/model.ts';
import { doctorsQuery } from '#web/features/doctors/queries.ts';
import { clinicFormTexts as texts } from '#web/messages/clinics.ts';
import { SelectField, TextField } from '#web/ui/field.tsx';
import type { FormState } from '#web/ui/form-state.ts';

/** What of a clinic's form says who sees patients there. */
export interface ClinicDoctors {
  doctorId: string | null;
  doctorName: string;
  doctorIds: string[];
}

/** Stands for a doctor whose name is still to be typed. No id looks like it. */
const NEW = 'new';

interface DoctorChoiceProps<V extends ClinicDoctors> {
  form: FormState<V>;
}

/** The clinic's own doctor: one of the organisation's, or a new name that becomes one (behaviour.md section 4). */
export function DoctorChoice<V extends ClinicDoctors>({ form }: DoctorChoiceProps<V>) {
  const { values, problems } = form;
  const [typing, setTyping] = useState(false);
  const { data: doctors = [], isPending } = useQuery(doctorsQuery);
  const options = withOwn(doctors, values);
  const isNew = typing || (!isPending && options.length === 0);
  const choose = (id: string, name: string) => {
    form.set('doctorId', (id || null) as V['doctorId']);
    form.set('doctorName', name as V['doctorName']);
  };
  const change = (value: string) => {
    setTyping(value === NEW);
    choose(value === NEW ? '' : value, options.find((option) => option.value === value)?.label ?? '');
  };
  return (
    <>
      {(!isNew || options.length > 0) && (
        <SelectField
          label={texts.doctor}
          value={isNew ? NEW : (values.doctorId ?? '')}
          change={change}
          none={isNew || values.doctorId ? undefined : texts.chooseDoctor}
          options={[...options, { value: NEW, label: texts.newDoctor }]}
          problem={isNew ? undefined : problems.doctorName}
          required
        />
      )}
      {isNew && (
        <TextField
          label={texts.doctorName}
          hint={texts.newDoctorHint}
          name="doctorName"
          autoComplete="off"
          value={values.doctorName}
          change={(name) => choose('', name)}
          problem={problems.doctorName}
          required
        />
      )}
    </>
  );
}

/** A clinic may still have a doctor who was deleted since. */
function withOwn(doctors: readonly Doctor[], { doctorId, doctorName }: ClinicDoctors) {
  const options = doctors.map(({ id, name }) => ({ value: id, label: name }));
  const missing = doctorId !== null && doctorName !== '' && !doctors.some(({ id }) => id === doctorId);
  return missing ? [{ value: doctorId, label: doctorName }, ...options] : options;
}

/** Ticks for the other doctors who see patients at the clinic; nothing where there are none. */
export function MoreDoctors<V extends ClinicDoctors>({ form }: DoctorChoiceProps<V>) {
  const id = useId();
  const { doctorId, doctorIds } = form.values;
  const others = (useQuery(doctorsQuery).data ?? []).filter((doctor) => doctor.id !== doctorId);
  if (others.length === 0) return null;
  const toggle = (doctor: string, ticked: boolean) =>
    form.set('doctorIds', [
      ...doctorIds.filter((one) => one !== doctor),
      ...(ticked ? [doctor] : []),
    ] as V['doctorIds']);
  return (
    <fieldset className="week wide">
      <legend>{texts.moreDoctors}</legend>
      <p className="hint">{texts.moreDoctorsHint}</p>
      <div>
        {others.map((doctor) => (
          <span key={doctor.id}>
            <Checkbox
              checked={doctorIds.includes(doctor.id)}
              onChange={(event) => toggle(doctor.id, event.target.checked)}
              slotProps={{ input: { id: `${id}-${doctor.id}` } }}
            />
            <label htmlFor={`${id}-${doctor.id}`}>{doctor.name}</label>
          </span>
        ))}
      </div>
      {form.problems.doctorIds && <p className="problem">{form.problems.doctorIds}</p>}
    </fieldset>
  );
}
