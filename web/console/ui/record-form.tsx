import { useQueryClient } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import type { z } from 'zod';
import type { Records } from '#web/console/platform/records.ts';
import { RecordDialog } from './record-dialog.tsx';
import { uiTexts } from './texts.ts';

/** What the dialog of a record is called, and what it says when that is saved. */
export interface RecordTexts extends Record<'add' | 'added' | 'updated', string> {
  /** "Edit" and what it is called, unless said. */
  edit?: (name: string) => string;
}

type Dialog<V extends object, M extends z.ZodType> = Omit<
  ComponentProps<typeof RecordDialog<V, M>>,
  'model' | 'title' | 'save' | 'saved' | 'draft'
>;

interface RecordFormProps<V extends object, N extends z.ZodType, C extends z.ZodType> extends Dialog<V, N> {
  records: Records<z.output<N>, z.output<C>>;
  /** The record to change; null: a new one is added. */
  record: { id: string; name?: string } | null;
  /** What the record to change is called, where that is not its name. */
  name?: string | null;
  texts: RecordTexts;
  model: N;
  /** Of a change, where other rules hold than for a new record. */
  updateModel?: C;
}

/** Adds a record, or changes the one that it is given: fields as data, checked by the contract's model. */
export function RecordForm<V extends object, N extends z.ZodType, C extends z.ZodType = N>(
  props: RecordFormProps<V, N, C>,
) {
  const { records, record, name, texts, model, updateModel = model, ...dialog } = props;
  const cache = useQueryClient();
  const draft = { noun: records.noun, record: record?.id ?? null };
  if (record === null)
    return (
      <RecordDialog
        {...dialog}
        draft={draft}
        title={texts.add}
        model={model}
        save={(body, key) => records.add(cache, body, key)}
        saved={texts.added}
      />
    );
  return (
    <RecordDialog
      {...dialog}
      draft={draft}
      title={(texts.edit ?? uiTexts.editNamed)(name ?? record.name ?? '')}
      model={updateModel}
      save={(body) => records.change(cache, record.id, body as z.output<C>)}
      saved={texts.updated}
    />
  );
}
