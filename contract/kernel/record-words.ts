import type { OrganisationKind } from '#contract/organisations/model.ts';

const MANY = {
  batch: 'batches',
  branch: 'branches',
  clinic: 'clinics',
  doctor: 'doctors',
  park: 'parks',
  show: 'shows',
  specialization: 'specializations',
} as const;
export type OwnedThing = keyof typeof MANY;

const GROUPS: Record<Exclude<OrganisationKind, 'admin'>, string> = {
  park: 'parks',
  clinic: 'clinics',
  branch: 'branches',
  exhibition: 'shows',
  coaching: 'coaching batches',
};
export type OwningKind = keyof typeof GROUPS;

export const MEANWHILE = {
  record: (who: string | null) => `${who ?? 'Somebody else'} has changed this since you opened it.`,
  field: 'This has been changed since you opened it.',
};

export const OWNER_REFUSALS = {
  notNamed: (thing: OwnedThing) => `Please say which organisation the ${thing} belongs to.`,
  otherKind: (kind: OwningKind, thing: OwnedThing) =>
    `Only an organisation of ${GROUPS[kind]} can have ${MANY[thing]}.`,
  cannotHave: (thing: OwnedThing) => `This organisation cannot have ${MANY[thing]}.`,
} as const;
