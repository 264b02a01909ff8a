import type { DoctorBookingProps } from '#contract/appointments/page.ts';
import { APPOINTMENT_PROBLEMS } from '#contract/appointments/words.ts';
import { addDays, formatDay } from '#contract/kernel/dates/dates.ts';
import { openData } from '#contract/opening-days/page.ts';
import { closedForToday } from '#contract/opening-days/words.ts';
import { FEE_ID, feeWords } from '#web/visitor/fee.ts';
import type { PageFacts } from '#web/visitor/page-facts.ts';
import { linkPicture, looksOf, placeData, presented } from '#web/visitor/presentations/presentation.tsx';
import * as drawings from '#web/visitor/ui/drawings.ts';
import { Notice } from '#web/visitor/ui/notice.tsx';
import { OfferPage } from '#web/visitor/ui/offer-page.tsx';
import { DoctorBookingForm } from './doctor-booking-form.tsx';
import { openDay } from './token-days-section.tsx';
import { doctorTexts, doctorPageTexts as texts, tokenPageTexts } from './words.ts';

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
      heading={tokenPageTexts.heading}
      lead={<DoctorLead {...props} />}
      facts={[
        [drawings.pin, clinic.address],
        [drawings.clock, clinic.hours],
      ]}
      closed={
        full && {
          title: isOver ? doctorTexts.over : texts.full,
          message: full.message,
          opens: next && (isNext ? texts.nextOpen : texts.nextOpenLater)(formatDay(next)),
        }
      }
      elsewhere={texts.elsewhere}
      {...presented(props.presentation, { name: clinic.name, address: clinic.address })}
      again={tokenPageTexts.findAgain}
      notices={<TodaysNotices {...props} />}
    >
      <DoctorBookingForm {...props} />
    </OfferPage>
  );
}

export const page: PageFacts<DoctorBookingProps> = {
  Body: DoctorBookingPage,
  title: ({ clinic }) => tokenPageTexts.title(clinic.name),
  description: ({ clinic }) => texts.description(clinic.name, clinic.address),
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
        {feeWords(clinic.fee, doctorTexts.noFee)}
      </span>
      {only && <span className="num">{isOver ? doctorTexts.over : doctorTexts.leftToday(only.left[0] ?? 0)}</span>}
    </p>
  );
}

function TodaysNotices({ clinic, doctors, days, isOver }: DoctorBookingProps) {
  const [today] = days;
  const next = openDay(doctors, days, today ?? null);
  return (
    <>
      {next !== null && next !== today && (
        <Notice kind="warn" title={isOver ? closedForToday(clinic.name) : APPOINTMENT_PROBLEMS.full}>
          <p>{texts.nextOpenBelow(formatDay(next))}</p>
        </Notice>
      )}
      {doctors.map(({ id, name, closed, paused, lateMinutes }) => {
        if (isOver || (!closed && !paused && lateMinutes === 0)) return null;
        return (
          <Notice key={id} kind="info">
            {closed && <p>{texts.closed(name)}</p>}
            {!closed && paused && <p>{texts.paused(name)}</p>}
            {!closed && lateMinutes > 0 && <p>{texts.late(name, lateMinutes)}</p>}
          </Notice>
        );
      })}
    </>
  );
}
