import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Credential } from '#contract/gateway-credentials/model.ts';
import { formatInstant } from '#contract/kernel/dates/dates.ts';
import type { Held } from '#contract/offerings/model.ts';
import { useToasts } from '#web/console/kit/parts/toasts.tsx';
import { RestorableList } from '#web/console/kit/records/restorable-list.tsx';
import { NamedQuestion } from '#web/console/offerings/close-question-section.tsx';
import { askHeld } from '#web/console/offerings/queries.ts';
import { heldWords } from '#web/console/offerings/words.ts';
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
  const remove = async () => {
    await credentialRecords.remove(cache, id);
    toasts.success(texts.removed(offeringName));
  };
  return (
    <NamedQuestion
      title={texts.remove(offeringName)}
      held={heldWords(offeringKind, held)}
      text={texts.removeText}
      word={texts.removeWord}
      label={texts.typeName(offeringName)}
      name={offeringName}
      act={remove}
      close={close}
    />
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
