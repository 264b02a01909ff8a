import type { BookableDoctor, DoctorBookingProps } from '#contract/appointments/page.ts';
import { bookableDays } from '#contract/bookings/kinds/doctor-appointment.ts';
import type { Clinic } from '#contract/clinics/model.ts';
import { clinicAddress } from '#contract/clinics/rules.ts';
import type { Day } from '#contract/kernel/dates/dates.ts';
import { clockText, spanText } from '#contract/kernel/dates/texts.ts';
import { text, type Unsaid } from '#contract/kernel/text.ts';
import { dayAfter, type PlaceDay, placeDayAt } from '#contract/opening-days/rules.ts';
import type { ContentProps } from '#contract/pages/model.ts';
import type { Entered } from '#server/bookings/form-page.ts';
import type { Deps } from '#server/deps.ts';
import { canBePaidOnline } from '#server/gateway-credentials/service.ts';
import { presentationOf } from '#server/presentations/page.ts';
import { boardOf, DRAFTS_TOO } from '#server/queues/service.ts';
import { tokensLeft } from './service.ts';

interface ClinicLook {
  seenAt?: typeof doctorsAt;
  at?: PlaceDay;
}

export async function propsOfClinic(
  deps: Deps,
  clinic: Clinic,
  { values, ...entered }: Entered<DoctorBookingProps['values']>,
  { seenAt = doctorsAt, at = placeDayAt(clinic, deps.clock.now()) }: ClinicLook = {},
): Promise<ContentProps<'doctor-booking'>> {
  const days = bookableDays(clinic, at.today);
  const [seen, paysOnline] = await Promise.all([seenAt(deps, clinic, days), canBePaidOnline(deps, clinic)]);
  const isOver = at.isOver || (seen.length > 0 && seen.every(({ closed }) => closed));
  const doctors = seen.map((doctor) => (isOver || doctor.closed ? withoutToday(doctor) : doctor));
  const { id, name, gateway, merchantId, specialization, fee } = clinic;
  return {
    clinic: {
      id,
      name,
      gateway,
      merchantId,
      specialization,
      fee,
      paysOnline: fee > 0 && paysOnline,
      address: clinicAddress(clinic),
      opensAt: clinic.opensAt,
      closesAt: clinic.closesAt,
      daysOff: clinic.daysOff.filter((day) => day >= at.today),
      hours: spanText([clinic.opensAt, clinic.closesAt].filter(Boolean).map(clockText)),
    },
    doctors,
    days,
    isOver,
    full: fullOn(clinic, doctors, { days, isOver }),
    presentation: await presentationOf(deps, clinic),
    values: { ...values, doctorId: chosenAmong(doctors, values.doctorId) },
    ...entered,
  };
}

async function doctorsAt(deps: Deps, clinic: Clinic, days: readonly Day[]): Promise<BookableDoctor[]> {
  const [{ stations }, left] = await Promise.all([
    boardOf(deps, 'doctor', clinic.id, DRAFTS_TOO),
    tokensLeft(deps, clinic, days),
  ]);
  const [today = ''] = days;
  return stations.flatMap(({ id, closed, name, paused, lateMinutes }) => {
    if (id === null || !clinic.doctorIds.includes(id)) return [];
    const tokens = left[id] ?? { left: [], off: [] };
    return [{ id, name, ...tokens, paused, lateMinutes, closed: closed || tokens.off.includes(today) }];
  });
}

const withoutToday = (doctor: BookableDoctor): BookableDoctor => ({ ...doctor, left: [0, ...doctor.left.slice(1)] });

const chosenAmong = (doctors: readonly BookableDoctor[], doctorId: string): string =>
  doctors.length === 1 ? (doctors[0]?.id ?? '') : doctorId;

/** Null while any doctor has a token left. The next day opens tomorrow, unless the clinic gives no tokens at all. */
function fullOn(
  { name, tokens, daysOff }: Clinic,
  doctors: readonly BookableDoctor[],
  { days, isOver }: Pick<DoctorBookingProps, 'days' | 'isOver'>,
): Unsaid<DoctorBookingProps['full']> {
  if (doctors.length === 0) return { message: text('appointments.nobodyHere'), nextOpenDay: null };
  if (doctors.some(({ left }) => left.some((count) => count > 0))) return null;
  const last = days.at(-1);
  const message = isOver ? text('opening-days.closedForToday', { place: name }) : text('appointments.full');
  return { message, nextOpenDay: tokens > 0 && last ? dayAfter(last, daysOff) : null };
}
