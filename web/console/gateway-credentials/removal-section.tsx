import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Credential } from '#contract/gateway-credentials/model.ts';
import { formatInstant } from '#contract/kernel/dates/dates.ts';
import type { Held } from '#contract/offerings/model.ts';
import { TextField } from '#web/console/kit/forms/field.tsx';
import { ConfirmActionDialog } from '#web/console/kit/parts/dialogs/confirm-action.tsx';
import { useToasts } from '#web/console/kit/parts/toasts.tsx';
import { RestorableList } from '#web/console/kit/records/restorable-list.tsx';
import { askHeld } from '#web/console/offerings/queries.ts';
import { heldWords, offeringTexts } from '#web/console/offerings/words.ts';
import { credentialRecords, removedKeysQuery, restoreKeys } from './queries.ts';
import { credentialTexts as texts } from './words.ts';

export async function removingKeys(credential: Credential, close: () => void): Promise<ReactNode> {
  const held = await askHeld(credential.offeringKind, credential.offeringId);
  return <RemovalQuestion credential={credential} held={held} close={close} />;
}

interface QuestionProps {
  credential: Credential;
  held: Held;
  close: () => void;
}

function RemovalQuestion({ credential: { id, offeringKind, offeringName }, held, close }: QuestionProps) {
  const cache = useQueryClient();
  const toasts = useToasts();
  const [typed, type] = useState('');
  const remove = async () => {
    if (typed.trim().toLowerCase() !== offeringName.trim().toLowerCase())
      throw new Error(offeringTexts.otherName(offeringName));
    await credentialRecords.remove(cache, id);
    toasts.success(texts.removed(offeringName));
  };
  return (
    <ConfirmActionDialog
      title={texts.remove(offeringName)}
      text={
        <>
          <strong>{heldWords(offeringKind, held)}</strong> {texts.removeText}
        </>
      }
      word={texts.removeWord}
      color="error"
      act={remove}
      close={close}
    >
      <TextField
        label={texts.typeName(offeringName)}
        value={typed}
        change={type}
        autoComplete="off"
        spellCheck={false}
      />
    </ConfirmActionDialog>
  );
}

export function RemovedKeys() {
  const cache = useQueryClient();
  const toasts = useToasts();
  const { data = [] } = useQuery(removedKeysQuery);
  const restore = async (id: string) => {
    const { offeringName } = await restoreKeys(id);
    await credentialRecords.refresh(cache);
    toasts.success(texts.restored(offeringName));
  };
  const rows = data.map(({ id, offeringName, merchantId, removedAt }) => ({
    id,
    name: offeringName,
    note: texts.removedAt(merchantId, formatInstant(removedAt)),
  }));
  return <RestorableList title={texts.removedTitle} rows={rows} word={texts.restore} restore={restore} />;
}
