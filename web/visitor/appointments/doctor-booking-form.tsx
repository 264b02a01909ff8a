import { useEffect, useState } from 'react';
import {
  DOCTOR_FIELDS,
  type DoctorBookingProps,
  doctorBody,
  doctorPayment,
  type PaymentMode,
} from '#contract/appointments/page.ts';
import { doctorProblems } from '#contract/bookings/kinds/doctor-appointment.ts';
import { formatRupees } from '#contract/kernel/money.ts';
import { bookedPaths, doctorCalls } from '#web/shared/paths.ts';
import { say } from '#web/shared/say.ts';
import { Button } from '#web/ui/button.tsx';
import { useFee } from '#web/visitor/fee.ts';
import { bookOnce, feeIn } from '#web/visitor/platform/sending.ts';
import { useSubmission } from '#web/visitor/platform/submission.ts';
import { BookingForm } from '#web/visitor/ui/forms/booking-form.tsx';
import { TotalBar } from '#web/visitor/ui/forms/total-bar.tsx';
import { SafeLine } from '#web/visitor/ui/safe-line.tsx';
import { Unscripted } from '#web/visitor/ui/unscripted.tsx';
import { DoctorsSection } from './doctors-section.tsx';
import { PaymentModeSection } from './payment-mode-section.tsx';
import { PersonFields } from './person-fields-section.tsx';
import { openDay, TokenDaysSection } from './token-days-section.tsx';

/** Without scripts the browser posts the form to this address; with scripts the same rules run before the request. */
export function DoctorBookingForm(props: DoctorBookingProps) {
  const { days } = props;
  const [fee, setFee] = useFee(props.clinic.fee, say('appointments.noFee'));
  const clinic = { ...props.clinic, fee };
  const choice = useChoice(props);
  const isPaidNow = fee > 0 && choice.mode === 'online';
  const submission = useSubmission(props, {
    questions: ['doctorId', 'personName', 'mobile', 'day'],
    read: (typed) => {
      const request = { ...typed, day: typed.day || null };
      const today = days[0] ?? '';
      const open = { ...clinic, doctorIds: props.doctors.map(({ id }) => id), bookingDays: days.length - 1 };
      return {
        problems: doctorProblems(request, open, { today, isOver: props.isOver }),
        send: (post) =>
          bookOnce(post, {
            call: doctorCalls.add,
            body: doctorBody(clinic.id, request, fee, choice.mode),
            failed: say('appointments.failed'),
            names: DOCTOR_FIELDS,
            refused: (refused) => setFee(feeIn(refused) ?? fee),
            page: bookedPaths.doctorAppointment,
            remembered: {
              kind: 'doctor-appointment',
              place: { id: clinic.id, name: clinic.name },
              day: request.day ?? today,
            },
            payment({ id }) {
              const body = doctorPayment({ id, amount: fee, mobile: request.mobile }, clinic);
              return isPaidNow ? { gateway: clinic.gateway, call: doctorCalls.pay, body } : null;
            },
          }),
      };
    },
  });
  const { errorAt, busy } = submission;
  return (
    <BookingForm
      submission={submission}
      isPaid={isPaidNow}
      action={<DuePart clinic={clinic} mode={choice.mode} busy={busy} />}
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

interface DuePartProps {
  clinic: Pick<DoctorBookingProps['clinic'], 'fee' | 'paysOnline'>;
  mode: PaymentMode;
  busy: boolean;
}

function DuePart({ clinic: { fee, paysOnline }, mode, busy }: DuePartProps) {
  const amount = fee === 0 ? say('ui.free') : formatRupees(fee);
  const due = mode === 'online' ? say('appointments.dueNow') : say('appointments.dueThere');
  const isPaidNow = fee > 0 && mode === 'online';
  const working = isPaidNow ? say('ui.starting') : say('appointments.booking');
  const action = isPaidNow ? say('ui.pay', { amount }) : say('appointments.book');
  return (
    <TotalBar count={fee === 0 ? say('appointments.consultation') : due} amount={amount}>
      <Button type="submit" variant="contained" busy={busy}>
        {/* Without scripts the style sheet alone can follow what is chosen. */}
        <Unscripted>
          {paysOnline && <span className="paid-online">{say('ui.pay', { amount })}</span>}
          <span className={paysOnline ? 'paid-cash' : ''}>{say('appointments.book')}</span>
        </Unscripted>
        <span className="scripted">{busy ? working : action}</span>
      </Button>
    </TotalBar>
  );
}
