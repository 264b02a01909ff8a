import type { ReactNode } from 'react';
import { lazyDialog } from '#web/console/kit/parts/dialogs/lazy-dialog.tsx';
import { recordPath } from '#web/shared/paths.ts';
import { askHeld, type OfferingNoun, type OfferingRecord } from './queries.ts';

const CloseQuestion = lazyDialog(async () => (await import('./close-question-section.tsx')).CloseQuestion);
const StandingDialog = lazyDialog(async () => (await import('./dialog-section.tsx')).StandingDialog);

/** Dialog instead of a deletion, because what was ever booked is closed, not deleted. Empty if nobody has booked it. */
export const closingOf =
  <R extends OfferingRecord>({ kind, list, nameOf, records }: OfferingNoun<R>) =>
  async (record: R, close: () => void): Promise<ReactNode> => {
    const name = nameOf(record);
    if (record.closed)
      return <StandingDialog {...{ kind, records, record, name, close }} page={recordPath(list, record.id)} />;
    const held = await askHeld(kind, record.id);
    return held.isBooked && <CloseQuestion {...{ kind, records, record, name, held, close }} />;
  };
