import type { FastifyReply, FastifyRequest } from 'fastify';
import { CLINIC_PAGE } from '#contract/clinics/api.ts';
import { formatClock } from '#contract/kernel/dates.ts';
import { notFound } from '#contract/kernel/errors.ts';
import { formatRupees } from '#contract/kernel/money.ts';
import { clinicsOfDoctor } from '#server/clinics/service.ts';
import type { Deps } from '#server/deps.ts';
import { doctorName } from '#server/doctors/service.ts';
import type { Pages } from '#server/kernel/http/pages/pages.ts';
import { showClosed } from '#server/offerings/closed-page.ts';

/**
 * The doctor's own link. It leads to the doctor's clinic, with the doctor chosen there; where there are several
 * clinics, to a choice among them.
 */
export async function showDoctor(
  deps: Deps,
  pages: Pages,
  id: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const doctor = await doctorName(deps, id);
  if (!doctor) throw notFound('clinic');
  const clinics = doctor.isRemoved ? [] : await clinicsOfDoctor(deps, id);
  const [only, another] = clinics;
  if (!only) return showClosed(pages, request, reply, { ...doctor, isRemoved: true });
  if (!another) return reply.redirect(`/${CLINIC_PAGE}/${only.id}?doctor=${id}`, 303);
  const offerings = clinics.map(({ id: clinicId, name, area, city, opensAt, closesAt, fee }) => ({
    id: clinicId,
    name,
    facts: [`${area}, ${city}`, `${formatClock(opensAt)} to ${formatClock(closesAt)}`, `Fee ${formatRupees(fee)}`],
  }));
  const props = { doctor: { id, name: doctor.name }, clinics: offerings };
  return pages.renderPage(request, reply, { name: 'clinic-choice', props });
}
