import { type ComponentType, type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { OrganisationKind } from '#contract/organisations/model.ts';
import { type Option, SelectField } from '#web/console/kit/forms/field.tsx';
import { RecordOwnerContext } from '#web/console/kit/records/record-fields.tsx';
import type { RecordDialogProps } from '#web/console/kit/records/record-form.tsx';
import { tenantTexts as texts } from './tenant-words.ts';
import { type OfTenant, PARAMETER, TenantContext, useNamedTenant, useTenants } from './use-tenants.ts';

/** Kept when another organisation is chosen. The page and chosen records are dropped: they belong to the last one. */
const KEPT = [
  ...['q', 'sort', 'size', 'from', 'to', 'date', 'status', 'mobile', 'gateway'],
  ...['visitFrom', 'visitTo', 'scanned'],
];

/** Narrows a list to one organisation, by the address; a new choice starts at page 1. */
export function TenantFilter({ options }: { options: readonly Option[] }) {
  const [params, setParams] = useSearchParams();
  const change = (id: string) => {
    const kept = [...params].filter(([name]) => KEPT.includes(name));
    setParams(new URLSearchParams(id ? [...kept, [PARAMETER, id]] : kept), { replace: true });
  };
  return (
    <div className="row choose-tenant">
      <SelectField
        label={texts.organisation}
        value={params.get(PARAMETER) ?? ''}
        change={change}
        none={texts.all}
        options={options}
      />
    </div>
  );
}

interface OfChosenTenantProps {
  record: OfTenant | null;
  kinds: readonly OrganisationKind[];
  children: ReactNode;
}

export function OfChosenTenant({ record, kinds, children }: OfChosenTenantProps) {
  const options = useTenants(kinds) ?? [];
  const [id, choose] = useState(useNamedTenant() ?? '');
  const owner = { label: texts.organisation, none: texts.choose, missing: texts.missing, options, id, choose };
  return (
    <TenantContext value={record?.organisationId ?? id}>
      <RecordOwnerContext value={record ? null : { ...owner, extra: { organisationId: id } }}>
        {children}
      </RecordOwnerContext>
    </TenantContext>
  );
}

export function dialogOfTenants<R extends OfTenant>(
  Form: ComponentType<RecordDialogProps<R>>,
  kinds: readonly OrganisationKind[],
) {
  return ({ record, close }: RecordDialogProps<R>) => (
    <OfChosenTenant record={record} kinds={kinds}>
      <Form record={record} close={close} />
    </OfChosenTenant>
  );
}

export function TenantFilters({ kinds, children }: { kinds: readonly OrganisationKind[]; children: ReactNode }) {
  const options = useTenants(kinds);
  const named = useNamedTenant();
  if (options === null) return children;
  return (
    <>
      <TenantFilter options={options} />
      <TenantContext value={named}>{children}</TenantContext>
    </>
  );
}
