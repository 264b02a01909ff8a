import { SelectField } from '#web/console/kit/forms/field.tsx';
import type { Importable } from './importable.ts';
import { importTexts as texts } from './imports-words.ts';
import type { Import, Table } from './use-import.ts';

interface MatchingProps {
  importable: Importable;
  table: Table;
  job: Pick<Import, 'columns' | 'match'>;
}

/** Shows which column of the file is which field, to be changed by hand. */
export const Matching = ({ importable, table, job }: MatchingProps) => (
  <details className="card import-match">
    <summary>{texts.match}</summary>
    <p className="hint">{texts.matchHint}</p>
    <div className="fields">
      {importable.fields.map(({ name, heading, required }) => (
        <SelectField
          key={name}
          label={required ? `${heading} (${texts.required})` : heading}
          value={String(job.columns[name] ?? -1)}
          change={(column) => job.match(name, Number(column))}
          options={[
            { value: '-1', label: texts.leftOut },
            ...(table[0] ?? []).map((label, at) => ({ value: String(at), label })),
          ]}
        />
      ))}
    </div>
  </details>
);
