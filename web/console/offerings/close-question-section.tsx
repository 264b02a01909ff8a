import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { BookedKind, Held } from '#contract/offerings/model.ts';
import { TextField } from '#web/console/kit/forms/field.tsx';
import { ConfirmActionDialog } from '#web/console/kit/parts/dialogs/confirm-action.tsx';
import { useToasts } from '#web/console/kit/parts/toasts.tsx';
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

const same = (typed: string, name: string): boolean => spaced(typed) === spaced(name);
const spaced = (text: string): string => text.trim().replaceAll(/\s+/g, ' ').toLowerCase();

export function CloseQuestion({ kind, record, name, records, held, close, texts = offeringTexts }: QuestionProps) {
  const cache = useQueryClient();
  const toasts = useToasts();
  const [typed, type] = useState('');
  const shut = async () => {
    if (!same(typed, name)) throw new Error(offeringTexts.otherName(name));
    await records.close(cache, record.id);
    toasts.success(texts.closed(name));
  };
  return (
    <ConfirmActionDialog
      title={texts.close(name)}
      text={
        <>
          <strong>{heldWords(kind, held)}</strong> {texts.closeText}
        </>
      }
      word={texts.closeWord}
      color="error"
      act={shut}
      close={close}
    >
      <TextField label={texts.typeName(name)} value={typed} change={type} autoComplete="off" spellCheck={false} />
    </ConfirmActionDialog>
  );
}
