import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Clinic } from '#contract/clinics/model.ts';
import { showHours, shownName, typeText } from '#contract/exhibitions/rules.ts';
import { clockText, spanText } from '#contract/kernel/dates/texts.ts';
import { formatRupees } from '#contract/kernel/money.ts';
import { text, type Unsaid } from '#contract/kernel/text.ts';
import { type ChooserKind, type ListedOffering, unchosenId } from '#contract/offerings/page.ts';
import { branches } from '#server/branches/service.ts';
import { clinics } from '#server/clinics/service.ts';
import type { Deps } from '#server/deps.ts';
import { exhibitions } from '#server/exhibitions/service.ts';
import { recordsByName } from '#server/kernel/records/records-by-name.ts';

const stillOn = ({ clock }: Deps) =>
  sql<boolean>`(exhibition.active and (exhibition.ends_at is null or exhibition.ends_at > ${clock.now()}))`;

type Search = { search: string; limit: number };

export const OFFERINGS: Record<ChooserKind, (deps: Deps, search: Search) => Promise<Unsaid<ListedOffering[]>>> = {
  async clinic(deps, search) {
    const among = ['name', 'area', 'city'] as const;
    const found = (await recordsByName(deps, clinics.resource, {
      ...search,
      among,
      where: sql`clinic.active`,
    })) as Clinic[];
    return found.map(({ id, name, doctorName, area, city, opensAt, closesAt, fee }) => ({
      id,
      name,
      facts: [
        doctorName,
        `${area}, ${city}`,
        spanText([opensAt, closesAt].map(clockText)),
        text('offerings.fee', { amount: formatRupees(fee) }),
      ],
    }));
  },
  async exhibition(deps, search) {
    const among = ['name', 'location'] as const;
    const found = await recordsByName(deps, exhibitions.resource, { ...search, among, where: stillOn(deps) });
    return found.map(({ id, name, type, location, startsAt, endsAt }) => ({
      id,
      name: shownName({ name, type }),
      facts: [typeText({ type }), location, showHours({ startsAt, endsAt }) ?? ''].filter(Boolean),
    }));
  },
  async branch(deps, search) {
    const found = await recordsByName(deps, branches.resource, {
      ...search,
      among: ['name', 'code'],
      where: sql`branch.active`,
    });
    return found.map(({ id, name, code }) => ({ id, name, facts: [text('branches.code', { code })] }));
  },
};

/** Target of choosers (`?id=`) on the landing page and Get QR; back to the chooser if nothing was chosen. */
export const chosenAt = (request: FastifyRequest, path: string, page = '/home'): string => {
  const { id } = request.query as { id?: unknown };
  if (id === '') return `${page}#${unchosenId(path)}`;
  return typeof id === 'string' && /^[0-9a-z]{26}$/.test(id) ? `${path}/${id}` : '/home';
};
