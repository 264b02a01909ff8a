import Download from 'lucide-react/icons/download';
import FileUp from 'lucide-react/icons/file-up';
import { type DragEvent, useState } from 'react';
import { TextField } from '#web/console/kit/forms/field.tsx';
import type { Importable } from '#web/console/kit/import/importable.ts';
import { fileNameOf } from '#web/console/platform/files/download.ts';
import { Button } from '#web/ui/button.tsx';
import { Problem } from '#web/ui/notice.tsx';
import { downloadCsv, readCsv } from './csv.ts';
import { headingRow, isBlank } from './headings.ts';
import { readTableFile, type TableFile } from './table-file.ts';
import { MOST_ROWS, type Table } from './use-import.ts';
import { importTexts as texts } from './words.ts';

interface SourceProps {
  importable: Importable;
  take: (table: Table) => void;
}

export function SourceStep({ importable, take }: SourceProps) {
  const [problem, tell] = useState('');
  const [pasted, paste] = useState('');
  const begin = (file: TableFile) => {
    const headings = headingRow(file.rows, importable.fields);
    const count = file.rows.slice(headings + 1).filter((cells) => !isBlank(cells)).length;
    if (headings < 0 || count === 0) return tell(texts.noRows);
    if (count > MOST_ROWS) return tell(texts.most(MOST_ROWS, count));
    take({ ...file, headings });
  };
  const read = async (file: File | undefined) => {
    if (!file) return;
    tell('');
    try {
      begin(await readTableFile(file));
    } catch (error) {
      tell((error as Error).message);
    }
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    void read(event.dataTransfer.files[0]);
  };
  return (
    <div className="stack panels">
      {problem && <Problem>{problem}</Problem>}
      <section className="card">
        <Button
          variant="outlined"
          startIcon={<Download aria-hidden size={18} />}
          onClick={() => downloadTemplate(importable)}
        >
          {texts.template}
        </Button>
        <p className="hint">{texts.templateHint}</p>
        {importable.note && <p className="hint">{importable.note}</p>}
      </section>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is another way to what the button in it does. */}
      <div className="empty" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <label className="button contained secondary">
          <FileUp aria-hidden size={20} />
          {texts.choose}
          <input
            type="file"
            className="hidden"
            accept=".csv,.tsv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
            onChange={(event) => void read(event.target.files?.[0])}
          />
        </label>
        <p className="hint">{texts.chooseHint}</p>
      </div>
      <section className="card stack">
        <TextField label={texts.paste} rows={5} value={pasted} change={paste} />
        <Button variant="outlined" disabled={pasted.trim() === ''} onClick={() => begin({ rows: readCsv(pasted) })}>
          {texts.readPasted}
        </Button>
      </section>
    </div>
  );
}

function downloadTemplate({ fields, many }: Importable): void {
  const rows = [fields.map(({ heading }) => heading), fields.map(({ example }) => example)];
  downloadCsv(rows, `${fileNameOf(many)}-template.csv`);
}
