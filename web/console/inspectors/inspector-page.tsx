import { useQuery } from '@tanstack/react-query';
import Users from 'lucide-react/icons/users';
import type { Inspector } from '#contract/inspectors/model.ts';
import { TenantResourcePage } from '#web/console/frame/tenant-resource-section.tsx';
import { lazyDialog } from '#web/console/kit/parts/dialogs/lazy-dialog.tsx';
import type { RecordDialogProps } from '#web/console/kit/records/record-form.tsx';
import { useParkOptions } from '#web/console/parks/use-park-options.ts';
import { consolePaths, importPath } from '#web/shared/paths.ts';
import { inspectorColumns } from './inspector-columns.tsx';
import { inspectorRecords, inspectorsQuery } from './queries.ts';
import { inspectorTexts as texts } from './words.ts';

const InspectorForm = lazyDialog(async () => (await import('./inspector-form.tsx')).InspectorForm);

const InspectorDialog = (opened: RecordDialogProps<Inspector>) => (
  <InspectorForm {...opened} parks={useParkOptions()} />
);

const searchIn = ({ name, email, phone, parkName }: Inspector): string => [name, email, phone, parkName].join(' ');

export function InspectorPage() {
  return (
    <TenantResourcePage
      kinds={['park']}
      fullOnly={['gate', 'lastScan']}
      texts={texts}
      icon={Users}
      query={useQuery(inspectorsQuery)}
      columns={inspectorColumns}
      nameOf={({ name }) => name}
      searchIn={searchIn}
      dialog={InspectorDialog}
      remove={inspectorRecords.remove}
      removeAtOnce
      importAt={importPath(consolePaths.inspectors)}
      many={{ count: texts.count, records: inspectorRecords, inUse: ({ active }) => active, gone: texts.gone }}
    />
  );
}
