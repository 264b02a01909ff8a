import { useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import type { BookedKind, Held } from '#contract/offerings/model.ts';
import { TextField } from '#web/console/kit/forms/field.tsx';
import { ConfirmActionDialog } from '#web/console/kit/parts/dialogs/confirm-action.tsx';
import { toasts } from '#web/console/kit/parts/toasts.tsx';
import type { OfferingRecords } from './queries.ts';
import { heldWords, offeringTexts } from './words.ts';

interface QuestionProps {
  kind: BookedKind;
  record: { id: string };
  name: string;
  records: Pick<OfferingRecords<never, never, unknown>, 'close'>;
  held: Held;
  close: () => void;
  texts?: Pick<typeof offeringTexts, 'close' | 'closeWord' | 'closeText' | 'typeName' | 'closed'>;
}

export function CloseQuestion({ kind, record, name, records, held, close, texts = offeringTexts }: QuestionProps) {
  const cache = useQueryClient();
  const shut = async () => {
    await records.close(cache, record.id);
    toasts.success(texts.closed(name));
  };
  return (
    <NamedQuestion
      title={texts.close(name)}
      held={heldWords(kind, held)}
      text={texts.closeText}
      word={texts.closeWord}
      label={texts.typeName(name)}
      name={name}
      act={shut}
      close={close}
    />
  );
}

interface NamedQuestionProps
  extends Pick<ComponentProps<typeof ConfirmActionDialog>, 'title' | 'word' | 'act' | 'close'> {
  held: string;
  text: string;
  label: string;
  name: string;
}

/** Acts once the name was typed, for what cannot be taken back. */
export function NamedQuestion({ held, text, label, name, act, ...question }: NamedQuestionProps) {
  const [typed, type] = useState('');
  const named = async () => {
    if (!same(typed, name)) throw new Error(offeringTexts.otherName(name));
    await act();
  };
  return (
    <ConfirmActionDialog
      {...question}
      text={
        <>
          <strong>{held}</strong> {text}
        </>
      }
      color="error"
      act={named}
    >
      <TextField label={label} value={typed} change={type} autoComplete="off" spellCheck={false} />
    </ConfirmActionDialog>
  );
}

const same = (typed: string, name: string): boolean => spaced(typed) === spaced(name);
const spaced = (text: string): string => text.trim().replaceAll(/\s+/g, ' ').toLowerCase();
