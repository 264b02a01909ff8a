import { CLINIC_PAGE } from '#contract/clinics/api.ts';
import { clockText, spanText } from '#contract/kernel/dates/texts.ts';
import { formatRupees } from '#contract/kernel/money.ts';
import { text } from '#contract/kernel/text.ts';
import { clinicsOfDoctor } from '#server/clinics/service.ts';
import type { Deps } from '#server/deps.ts';
import { doctorName } from '#server/doctors/service.ts';
import type { ShownPage } from '#server/kernel/http/pages/pages.ts';
import { closedPage } from '#server/offerings/closed-page.ts';

/** Redirects if the doctor has one clinic. Null if no such doctor ever existed. */
export async function doctorLink(deps: Deps, id: string): Promise<ShownPage | null> {
  const doctor = await doctorName(deps, id);
  if (!doctor) return null;
  const clinics = doctor.isRemoved ? [] : await clinicsOfDoctor(deps, id);
  const [only, another] = clinics;
  if (!only) return closedPage({ ...doctor, isRemoved: true }, id);
  if (!another) return { shown: `/${CLINIC_PAGE}/${only.id}?doctor=${id}` };
  const offerings = clinics.map(({ id: clinicId, name, area, city, opensAt, closesAt, fee }) => ({
    id: clinicId,
    name,
    facts: [
      `${area}, ${city}`,
      spanText([opensAt, closesAt].map(clockText)),
      text('offerings.fee', { amount: formatRupees(fee) }),
    ],
  }));
  const props = { doctor: { id, name: doctor.name }, clinics: offerings };
  return { shown: { name: 'clinic-choice', props } };
}
