import Clock from 'lucide-react/icons/clock';
import MapPin from 'lucide-react/icons/map-pin';
import type { DoctorBookingProps } from '#contract/appointments/page.ts';
import { addDays } from '#contract/kernel/dates/dates.ts';
import { dayText } from '#contract/kernel/dates/texts.ts';
import { openData } from '#contract/opening-days/page.ts';
import { say } from '#web/shared/say.ts';
import { Notice } from '#web/ui/notice.tsx';
import { FEE_ID, feeWords } from '#web/visitor/fee.ts';
import type { PageFacts } from '#web/visitor/page-facts.ts';
import { linkPicture, looksOf, placeData, presented } from '#web/visitor/presentations/presentation.tsx';
import { OfferPage } from '#web/visitor/ui/offer-page.tsx';
import { DoctorBookingForm } from './doctor-booking-form.tsx';
import { openDay } from './token-days-section.tsx';

export function DoctorBookingPage(props: DoctorBookingProps) {
  const { clinic, days, isOver, full, help } = props;
  const next = full?.nextOpenDay;
  const isNext = next === addDays(days.at(-1) ?? '', 1);
  return (
    <OfferPage
      id={clinic.id}
      venue={clinic.name}
      help={help}
      entered={props}
      heading={say('appointments.heading')}
      lead={<DoctorLead {...props} />}
      facts={[
        [MapPin, clinic.address],
        [Clock, clinic.hours],
      ]}
      closed={
        full && {
          title: isOver ? say('appointments.closedToday') : say('appointments.noTokens'),
          message: full.message,
          opens:
            next && say(isNext ? 'appointments.nextOpenFromTomorrow' : 'opening-days.nextOpen', { day: dayText(next) }),
        }
      }
      elsewhere={say('appointments.otherClinics')}
      {...presented(props.presentation, { name: clinic.name, address: clinic.address })}
      again={say('appointments.findAgain')}
      notices={<TodaysNotices {...props} />}
    >
      <DoctorBookingForm {...props} />
    </OfferPage>
  );
}

export const page: PageFacts<DoctorBookingProps> = {
  Body: DoctorBookingPage,
  title: ({ clinic }) => say('appointments.title', { place: clinic.name }),
  description: ({ clinic }) => say('appointments.doctorDescription', { clinic: clinic.name, address: clinic.address }),
  picture: ({ clinic, presentation }) => linkPicture({ kind: 'clinic', name: clinic.name, presentation }),
  sheets: ['forms', 'booking', 'place', 'tokenBooking'],
  looks: looksOf,
  structured: ({ clinic, days: [today = ''], presentation }) => ({
    '@type': 'MedicalClinic',
    ...placeData(presentation, { name: clinic.name, address: clinic.address }),
    ...(clinic.specialization && { description: presentation?.about || clinic.specialization }),
    ...openData(clinic, today),
  }),
};

function DoctorLead({ clinic, doctors, isOver }: DoctorBookingProps) {
  const [first, another] = doctors;
  const only = another ? null : first;
  return (
    <p className="doctor">
      {only && <b>{only.name}</b>}
      {clinic.specialization && <span>{clinic.specialization}</span>}
      <span className="num" id={FEE_ID}>
        {feeWords(clinic.fee, say('appointments.noFee'))}
      </span>
      {only && (
        <span className="num">
          {isOver ? say('appointments.closedToday') : say('appointments.tokensLeftToday', { count: only.left[0] ?? 0 })}
        </span>
      )}
    </p>
  );
}

function TodaysNotices({ clinic, doctors, days, isOver }: DoctorBookingProps) {
  const [today] = days;
  const next = openDay(doctors, days, today ?? null);
  return (
    <>
      {next !== null && next !== today && (
        <Notice
          kind="warn"
          title={isOver ? say('opening-days.closedForToday', { place: clinic.name }) : say('appointments.full')}
        >
          <p>{say('appointments.nextOpenBelow', { day: dayText(next) })}</p>
        </Notice>
      )}
      {doctors.map(({ id, name, closed, paused, lateMinutes }) => {
        if (isOver || (!closed && !paused && lateMinutes === 0)) return null;
        return (
          <Notice key={id} kind="info">
            {closed && <p>{say('appointments.doctorClosed', { doctor: name })}</p>}
            {!closed && paused && <p>{say('appointments.doctorPaused', { doctor: name })}</p>}
            {!closed && lateMinutes > 0 && (
              <p>{say('appointments.doctorLate', { doctor: name, minutes: lateMinutes })}</p>
            )}
          </Notice>
        );
      })}
    </>
  );
}
