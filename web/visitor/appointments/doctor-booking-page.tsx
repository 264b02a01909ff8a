import type { DoctorBookingProps } from '#contract/appointments/page.ts';
import { APPOINTMENT_PROBLEMS } from '#contract/appointments/words.ts';
import { formatDay } from '#contract/kernel/dates.ts';
import { closedForToday } from '#contract/opening-days/words.ts';
import { paths } from '#web/shared/paths.ts';
import { FEE_ID, feeWords } from '#web/visitor/fee.ts';
import type { PageFacts } from '#web/visitor/page-facts.ts';
import { LinkButton } from '#web/visitor/ui/button.tsx';
import * as drawings from '#web/visitor/ui/drawings.ts';
import { Icon } from '#web/visitor/ui/icon.tsx';
import { LivePart } from '#web/visitor/ui/live-part.tsx';
import { Notice } from '#web/visitor/ui/notice.tsx';
import { PageShell } from '#web/visitor/ui/page-shell.tsx';
import { DoctorBookingForm } from './doctor-booking-form.tsx';
import { doctorPageTexts as texts, tokenPageTexts } from './page-words.ts';
import { openDay } from './token-days-section.tsx';
import { doctorTexts } from './words.ts';

/** `/doctorbooking/{clinicId}`: one column, one decision. What cannot be booked is said before anything is asked. */
export function DoctorBookingPage(props: DoctorBookingProps) {
  const { clinic, isOver, full, help } = props;
  return (
    <PageShell venue={clinic.name} help={help} narrow>
      <ClinicFacts {...props} />
      {full ? (
        <Full full={full} isOver={isOver} />
      ) : (
        <>
          <TodaysNotices {...props} />
          <LivePart>
            <DoctorBookingForm {...props} />
          </LivePart>
        </>
      )}
    </PageShell>
  );
}

export const page: PageFacts<DoctorBookingProps> = {
  Body: DoctorBookingPage,
  title: ({ clinic }) => tokenPageTexts.title(clinic.name),
  description: ({ clinic }) => texts.description(clinic.name, clinic.address),
  sheets: ['forms', 'booking', 'tokenBooking'],
};

function ClinicFacts({ clinic, doctors, isOver }: DoctorBookingProps) {
  const [only, another] = doctors;
  return (
    <div className="venue">
      <h1>{tokenPageTexts.heading}</h1>
      <p className="doctor">
        {only && !another && <b>{only.name}</b>}
        {clinic.specialization && <span>{clinic.specialization}</span>}
        <span className="num" id={FEE_ID}>
          {feeWords(clinic.fee, doctorTexts.noFee)}
        </span>
        {only && !another && (
          <span className="num">{isOver ? doctorTexts.over : doctorTexts.leftToday(only.left[0] ?? 0)}</span>
        )}
      </p>
      <p className="facts">
        <span>
          <Icon drawing={drawings.pin} size={18} />
          {clinic.address}
        </span>
        <span>
          <Icon drawing={drawings.clock} size={18} />
          {clinic.hours}
        </span>
      </p>
    </div>
  );
}

/** The state of today, before anybody chooses: over, or all tokens gone, while later days are open; a pause, a delay. */
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
      {doctors.map(({ id, name, paused, lateMinutes }) => {
        if (isOver || (!paused && lateMinutes === 0)) return null;
        return (
          <Notice key={id} kind="info">
            {paused && <p>{texts.paused(name)}</p>}
            {lateMinutes > 0 && <p>{texts.late(name, lateMinutes)}</p>}
          </Notice>
        );
      })}
    </>
  );
}

function Full({ full, isOver }: { full: NonNullable<DoctorBookingProps['full']>; isOver: boolean }) {
  return (
    <div className="stack">
      <Notice kind="warn" title={isOver ? doctorTexts.over : texts.full}>
        <p>{full.message}</p>
        {full.nextOpenDay && <p>{texts.nextOpen(formatDay(full.nextOpenDay))}</p>}
      </Notice>
      <LinkButton href={paths.home} quiet>
        {texts.elsewhere}
      </LinkButton>
    </div>
  );
}
