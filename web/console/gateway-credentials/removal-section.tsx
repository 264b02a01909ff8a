import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Credential } from '#contract/gateway-credentials/model.ts';
import { formatInstant } from '#contract/kernel/dates/dates.ts';
import { toasts } from '#web/console/kit/parts/toasts.tsx';
import { RestorableList } from '#web/console/kit/records/restorable-list.tsx';
import { NamedQuestion } from '#web/console/offerings/close-question-section.tsx';
import { askHeld } from '#web/console/offerings/queries.ts';
import { heldWords } from '#web/console/offerings/words.ts';
import { credentialRecords, credentialsQuery, offeringsQuery, removedKeysQuery, restoreKeys } from './queries.ts';
import { payeeName, credentialTexts as texts } from './words.ts';

const NAMED = 5;

/** What the removal means: who uses the keys, and with which keys a place is paid from then on. */
async function consequence(cache: QueryClient, credential: Credential): Promise<Record<'held' | 'text', string>> {
  const { offeringKind: kind, offeringId, organisationId, gateway } = credential;
  if (kind === 'organisation') {
    const payees = await cache.fetchQuery(offeringsQuery);
    const names = payees
      .filter((one) => one.organisationId === organisationId && one.gateway === gateway && one.keys?.own === false)
      .map(({ name }) => name);
    return { held: texts.users(names.slice(0, NAMED), names.length - NAMED), text: texts.removeShared };
  }
  const [held, all] = await Promise.all([askHeld(kind, offeringId), cache.fetchQuery(credentialsQuery)]);
  const shared = all.find(
    (one) => one.offeringKind === 'organisation' && one.organisationId === organisationId && one.gateway === gateway,
  );
  return {
    held: heldWords(kind, held),
    text: shared ? texts.removeInherited(shared.merchantId) : texts.removeText,
  };
}

export const useRemovingKeys = () => {
  const cache = useQueryClient();
  return async (credential: Credential, close: () => void): Promise<ReactNode> => (
    <RemovalQuestion credential={credential} {...(await consequence(cache, credential))} close={close} />
  );
};

interface QuestionProps {
  credential: Credential;
  held: string;
  text: string;
  close: () => void;
}

function RemovalQuestion({ credential, held, text, close }: QuestionProps) {
  const cache = useQueryClient();
  const name = payeeName(credential);
  const remove = async () => {
    await credentialRecords.remove(cache, credential.id);
    toasts.success(texts.removed(name));
  };
  return (
    <NamedQuestion
      title={texts.remove(name)}
      held={held}
      text={text}
      word={texts.removeWord}
      label={texts.typeName(name)}
      name={name}
      act={remove}
      close={close}
    />
  );
}

export function RemovedKeys() {
  const cache = useQueryClient();
  const { data = [] } = useQuery(removedKeysQuery);
  const restore = async (id: string) => {
    const restored = await restoreKeys(id);
    await credentialRecords.refresh(cache);
    toasts.success(texts.restored(payeeName(restored)));
  };
  const rows = data.map((keys) => ({
    id: keys.id,
    name: payeeName(keys),
    note: texts.removedAt(keys.merchantId, formatInstant(keys.removedAt)),
  }));
  return <RestorableList title={texts.removedTitle} rows={rows} word={texts.restore} restore={restore} />;
}
