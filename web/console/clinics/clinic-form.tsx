import { useQuery } from '@tanstack/react-query';
import { clinicDraftFormModel, clinicFormModel } from '#contract/clinics/api.ts';
import type { ClinicFields, StoredClinic } from '#contract/clinics/model.ts';
import { GATEWAYS } from '#contract/payments/model.ts';
import { doctorsQuery } from '#web/console/doctors/queries.ts';
import { useOfTenant } from '#web/console/frame/use-tenants.ts';
import { type Option, optionsOf } from '#web/console/kit/forms/field.tsx';
import type { FieldGroup } from '#web/console/kit/forms/form-fields.tsx';
import type { OpenedRecord } from '#web/console/kit/records/record-form.tsx';
import { OfferingForm, OfferingPage } from '#web/console/offerings/record-section.tsx';
import { daysOffField } from '#web/console/opening-days/days-off-field.tsx';
import { specializationsQuery } from '#web/console/specializations/queries.ts';
import { DoctorChoice, MoreDoctors } from './clinic-doctors-section.tsx';
import { clinicOffering } from './queries.ts';
import { clinicFormTexts as labels, clinicTexts as texts } from './words.ts';

/** Amounts and counts stay text as typed; the model parses them. */
type ClinicValues = Omit<ClinicFields, 'fee' | 'tokens' | 'bookingDays'> & {
  fee: string;
  tokens: string;
  bookingDays: string;
};

const { groups } = labels;

/** Every field of a clinic (docs/product/forms.md 18; docs/behaviour.md 4.3). */
const groupsFor = (specializations: readonly Option[]): FieldGroup<ClinicValues>[] => [
  {
    heading: groups.clinic,
    fields: [
      { kind: 'text', name: 'name', label: labels.name, required: true },
      {
        kind: 'choice',
        name: 'specialization',
        label: labels.specialization,
        options: specializations,
        none: labels.noSpecialization,
      },
      { kind: 'text', name: 'city', label: labels.city, required: true },
      { kind: 'text', name: 'area', label: labels.area, required: true },
      { kind: 'text', name: 'address', label: labels.address, required: true, wide: true },
    ],
  },
  {
    heading: groups.doctors,
    fields: [
      {
        kind: 'own',
        name: 'doctorName',
        label: labels.doctor,
        render: ({ values: { doctorId, doctorName }, problems, set }) => (
          <DoctorChoice
            doctorId={doctorId}
            doctorName={doctorName}
            problem={problems.doctorName}
            choose={(id, name) => {
              set('doctorId', id);
              set('doctorName', name);
            }}
          />
        ),
        inWords: ({ doctorName }) => doctorName,
      },
      {
        kind: 'own',
        name: 'doctorIds',
        label: labels.moreDoctors,
        render: ({ values: { doctorId, doctorIds }, set }) => (
          <MoreDoctors own={doctorId} ticked={doctorIds} change={(ids) => set('doctorIds', ids)} />
        ),
      },
    ],
  },
  {
    heading: groups.payment,
    fields: [
      { kind: 'digits', name: 'fee', label: labels.fee, before: '₹', required: true },
      { kind: 'choice', name: 'gateway', label: labels.gateway, options: optionsOf(GATEWAYS, labels.gateways) },
      { kind: 'text', name: 'merchantId', label: labels.merchantId, hint: labels.merchantIdHint, wide: true },
    ],
  },
  {
    page: 'days',
    heading: groups.tokens,
    fields: [
      { kind: 'time', name: 'opensAt', label: labels.opensAt, required: true },
      { kind: 'time', name: 'closesAt', label: labels.closesAt, required: true },
      { kind: 'digits', name: 'tokens', label: labels.tokens, hint: labels.tokensHint, required: true },
      { kind: 'digits', name: 'bookingDays', label: labels.bookingDays, hint: labels.bookingDaysHint },
      daysOffField('clinic'),
    ],
  },
];

const EMPTY: ClinicValues = {
  name: '',
  specialization: '',
  city: '',
  area: '',
  address: '',
  doctorName: '',
  doctorId: null,
  doctorIds: [],
  opensAt: '',
  closesAt: '',
  tokens: '',
  bookingDays: '0',
  daysOff: [],
  fee: '',
  gateway: 'ccav',
  merchantId: '',
};

function valuesOf(clinic: StoredClinic | null): ClinicValues {
  if (!clinic) return EMPTY;
  const { id: _, organisationId: _of, createdAt: _at, fee, tokens, bookingDays, ...rest } = clinic;
  return {
    ...rest,
    fee: fee === null ? '' : String(fee / 100),
    tokens: String(tokens ?? ''),
    bookingDays: String(bookingDays),
  };
}

/** Active specializations, and the one that the clinic already has. */
function useSpecializationOptions(own: string): readonly Option[] {
  const active = useOfTenant(useQuery(specializationsQuery).data ?? [])
    .filter((one) => one.active)
    .map(({ name }) => name);
  const names = new Set(own ? [own, ...active] : active);
  return [...names].map((name) => ({ value: name, label: name }));
}

const SAMPLE = {
  name: labels.name,
  city: labels.city,
  area: labels.area,
  address: labels.address,
  doctorName: labels.doctorName,
  opensAt: '09:00',
  closesAt: '17:00',
  tokens: '1',
  bookingDays: '0',
  fee: '0',
};

export function ClinicForm(opened: OpenedRecord<StoredClinic>) {
  const specializations = useSpecializationOptions(opened.record?.specialization ?? '');
  const { data: doctors } = useQuery(doctorsQuery);
  // The stored clinic may list deleted doctors, which the server refuses.
  const present = (id: string) => doctors?.some((doctor) => doctor.id === id) ?? true;
  return (
    <OfferingForm
      {...opened}
      texts={texts}
      of={clinicOffering}
      groups={groupsFor(specializations)}
      valuesOf={valuesOf}
      model={clinicFormModel.transform((clinic) => ({ ...clinic, doctorIds: clinic.doctorIds.filter(present) }))}
      draftModel={clinicDraftFormModel}
      sample={SAMPLE}
    />
  );
}

export const ClinicRecordPage = () => <OfferingPage of={clinicOffering} form={ClinicForm} />;
