import { useEffect, useState } from 'react';
import type { DoctorBookingProps } from '#contract/appointments/page.ts';
import { doctorProblems } from '#contract/bookings/kinds/doctor-appointment.ts';
import { say } from '#web/shared/say.ts';
import { useFee } from '#web/visitor/fee.ts';
import { useSubmission } from '#web/visitor/platform/submission.ts';
import { BookingForm } from '#web/visitor/ui/forms/booking-form.tsx';
import { SafeLine } from '#web/visitor/ui/safe-line.tsx';
import { DoctorsSection } from './doctors-section.tsx';
import { DuePartSection } from './due-part-section.tsx';
import { PaymentModeSection } from './payment-mode-section.tsx';
import { PersonFields } from './person-fields-section.tsx';
import { bookDoctor } from './queries.ts';
import { openDay, TokenDaysSection } from './token-days-section.tsx';

/** Without scripts the browser posts the form to this address; with scripts the same rules run before the request. */
export function DoctorBookingForm(props: DoctorBookingProps) {
  const { days } = props;
  const [fee, setFee] = useFee(props.clinic.fee, say('appointments.noFee'));
  const clinic = { ...props.clinic, fee };
  const choice = useChoice(props);
  const submission = useSubmission(props, {
    questions: ['doctorId', 'personName', 'mobile', 'day'],
    read: (typed) => {
      const request = { ...typed, day: typed.day || null };
      const today = days[0] ?? '';
      const open = { ...clinic, doctorIds: props.doctors.map(({ id }) => id), bookingDays: days.length - 1 };
      return {
        problems: doctorProblems(request, open, { today, isOver: props.isOver }),
        send: (post) => bookDoctor(clinic, request, { mode: choice.mode, post, today, onFee: setFee }),
      };
    },
  });
  const isPaidNow = clinic.fee > 0 && choice.mode === 'online';
  const { errorAt, busy } = submission;
  return (
    <BookingForm
      submission={submission}
      isPaid={isPaidNow}
      action={<DuePartSection clinic={clinic} mode={choice.mode} busy={busy} />}
    >
      <DoctorsSection
        doctors={props.doctors}
        isOver={props.isOver}
        error={errorAt('doctorId')}
        value={choice.doctorId}
        onChange={choice.chooseDoctor}
      />
      <PersonFields
        nameField="personName"
        nameLabel={say('appointments.patientName')}
        values={props.values}
        errorAt={errorAt}
      />
      <TokenDaysSection
        days={days}
        isOver={props.isOver}
        doctors={choice.meant}
        error={errorAt('day')}
        value={choice.day}
        onChange={choice.chooseDay}
      />
      <PaymentModeSection clinic={clinic} value={choice.mode} onChange={choice.chooseMode} />
      {isPaidNow && <SafeLine gateway={clinic.gateway} />}
    </BookingForm>
  );
}
export { DoctorBookingForm as live };

/** The days follow the doctor; if that doctor is full on the chosen day, the next open day is chosen. */
function useChoice({ clinic, doctors, days, values }: DoctorBookingProps) {
  const [doctorId, setDoctorId] = useState(values.doctorId);
  const [mode, setMode] = useState(clinic.paysOnline ? values.paymentMode : 'cash');
  const [live, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  const only = doctors.filter(({ id }) => id === doctorId);
  // Without scripts the days cannot follow the doctor, so a day is open while any doctor is.
  const meant = (live || doctors.length === 1) && only.length > 0 ? only : doctors;
  const [wished, chooseDay] = useState(values.day);
  return {
    doctorId,
    meant,
    mode,
    chooseDay,
    chooseDoctor: setDoctorId,
    chooseMode: setMode,
    day: openDay(meant, days, wished),
  };
}
