import type { ComponentProps } from 'react';
import type { z } from 'zod';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import type { RecordMutations } from '#web/console/platform/records.ts';
import { RecordDialog } from './record-dialog.tsx';
import { useRecordSaving } from './record-saving.ts';

/** These texts name the dialog of a record, and say that it is saved. */
export interface RecordTexts extends Record<'add' | 'added' | 'updated', string> {
  /** "Edit" and what it is called, unless said. */
  edit?: (name: string) => string;
}

type Dialog<V extends object, M extends z.ZodType> = Pick<
  ComponentProps<typeof RecordDialog<V, M>>,
  'groups' | 'initial' | 'close' | 'wide'
>;

interface RecordFormProps<V extends object, N extends z.ZodType, C extends z.ZodType> extends Dialog<V, N> {
  records: RecordMutations<z.output<N>, z.output<C>>;
  /** The record to change; null: a new one is added. */
  record: { id: string; name?: string } | null;
  /** This names the record to change, where its name does not. */
  name?: string | null;
  texts: RecordTexts;
  model: N;
  /** A change has its own model where other rules hold than for a new record. */
  updateModel?: C;
  /** A record as the form holds it, where that is not its own fields. */
  valuesOf?: (record: never) => V;
}

/** Adds a record, or changes the one that it is given: fields as data, checked by the contract's model. */
export function RecordForm<V extends object, N extends z.ZodType, C extends z.ZodType = N>(
  props: RecordFormProps<V, N, C>,
) {
  const { records, record, name, texts, model, updateModel, valuesOf, ...dialog } = props;
  const { groups, initial } = dialog;
  const { send, ...saving } = useRecordSaving({ records, record, model, updateModel, valuesOf, groups, initial });
  const title = record ? (texts.edit ?? uiTexts.editNamed)(name ?? record.name ?? '') : texts.add;
  return (
    <RecordDialog
      {...dialog}
      {...saving}
      title={title}
      save={send as (checked: unknown, key: string) => Promise<unknown>}
      saved={record ? texts.updated : texts.added}
    />
  );
}
