import { useQuery } from '@tanstack/react-query';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import { type Specialization, specializationFieldsModel } from '#contract/specializations/model.ts';
import { TenantResourcePage } from '#web/console/frame/tenant-resource-section.tsx';
import { namedRecordDialog } from '#web/console/kit/records/named-record-dialog.tsx';
import type { OpenDialog } from '#web/console/kit/records/record-dialogs.tsx';
import { textColumn } from '#web/console/kit/tables/column-kinds.tsx';
import type { Column } from '#web/console/kit/tables/columns.ts';
import { changeColumns } from '#web/console/kit/tables/row-actions.tsx';
import { statusSwitchColumn } from '#web/console/kit/tables/status-columns.tsx';
import { specializationRecords, specializationsQuery } from './queries.ts';
import { specializationTexts as texts } from './words.ts';

const SpecializationForm = namedRecordDialog<Specialization, typeof specializationFieldsModel>({
  texts,
  records: specializationRecords,
  model: specializationFieldsModel,
});

const nameOf = ({ name }: Specialization): string => name;

const specializationColumns = (open: OpenDialog<Specialization>): Column<Specialization>[] => [
  textColumn('name', texts.name, nameOf),
  statusSwitchColumn({
    texts,
    nameOf,
    records: specializationRecords,
  }),
  ...changeColumns(open, nameOf),
];

/** `/app/specilization`: what the doctors of the organisation treat. */
export function SpecializationPage() {
  return (
    <TenantResourcePage
      kinds={['clinic']}
      texts={texts}
      icon={HeartPulse}
      query={useQuery(specializationsQuery)}
      columns={specializationColumns}
      nameOf={nameOf}
      searchIn={nameOf}
      dialog={SpecializationForm}
      remove={specializationRecords.remove}
      many={{ count: texts.count, records: specializationRecords, inUse: ({ active }) => active, gone: texts.gone }}
    />
  );
}
