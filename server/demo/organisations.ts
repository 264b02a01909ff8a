import type { OrganisationKind } from '#contract/organisations/model.ts';
import type { Principal } from '#server/kernel/database/scope.ts';

export const ORGANISATIONS = [
  { kind: 'park', name: 'Deccan Parks', email: 'parks@demo.example', personName: 'Asha Rao' },
  { kind: 'clinic', name: 'Sanjeevani Clinics', email: 'clinic@demo.example', personName: 'Dr Meera Nair' },
  { kind: 'branch', name: 'Gramin Seva Bank', email: 'bank@demo.example', personName: 'Ramesh Patil' },
  { kind: 'exhibition', name: 'Kala Utsav', email: 'shows@demo.example', personName: 'Sudha Menon' },
  { kind: 'coaching', name: 'Saraswati Coaching', email: 'coaching@demo.example', personName: 'Iqbal Sheikh' },
] as const satisfies readonly { kind: OrganisationKind; name: string; email: string; personName: string }[];
export type DemoTrade = (typeof ORGANISATIONS)[number]['kind'];

export const ADMIN_EMAIL = 'admin@demo.example';

/** The actor of demo changes, so that the audit shows the owner at that time. */
export const ownerAt = (organisationId: string, kind: OrganisationKind, at: Date): Principal => ({
  role: 'owner',
  accountId: organisationId,
  accountName: ORGANISATIONS.find((one) => one.kind === kind)?.personName ?? '',
  at,
  organisationId,
  kind,
  parkId: null,
  branchId: null,
  sessionHash: '',
});
