import { type ReactNode, useState } from 'react';
import type { AskedImport, Importable } from '#web/console/kit/import/importable.ts';
import { type Crumb, Page } from '#web/console/kit/parts/page.tsx';
import { Loading, LoadProblem } from '#web/console/kit/parts/placeholders.tsx';
import { CheckStep } from './check-section.tsx';
import { SourceStep } from './source-section.tsx';
import type { Table } from './use-import.ts';
import { importTexts as texts } from './words.ts';

interface ImportScreenProps {
  importable: Importable | null;
  /** Must be complete before a file is read: without the list of parks no row would find its park. */
  asked: AskedImport['asked'];
  many: string;
  back: Crumb;
  head?: ReactNode;
}

export function ImportScreen({ importable, asked, many, back, head }: ImportScreenProps) {
  const [table, setTable] = useState<Table | null>(null);
  return (
    <Page title={texts.title(many)} lead={texts.lead(many)} trail={[back]}>
      {table === null && head}
      {importable && table === null && (
        <Known asked={asked}>
          <SourceStep importable={importable} take={setTable} />
        </Known>
      )}
      {importable && table && <CheckStep importable={importable} table={table} again={() => setTable(null)} />}
    </Page>
  );
}

function Known({ asked, children }: { asked: AskedImport['asked']; children: ReactNode }) {
  const failed = asked.find(({ isError }) => isError);
  if (failed) return <LoadProblem error={failed.error as Error} retry={() => void failed.refetch()} />;
  return asked.every(({ isSuccess }) => isSuccess) ? children : <Loading />;
}
