import type { ReactNode } from 'react';
import { lazyDialog } from '#web/console/kit/parts/dialogs/lazy-dialog.tsx';
import { recordPath } from '#web/shared/paths.ts';
import { askHeld, type OfferingNoun, type OfferingRecord } from './queries.ts';

const CloseQuestion = lazyDialog(async () => (await import('./close-question-section.tsx')).CloseQuestion);
const StandingDialog = lazyDialog(async () => (await import('./dialog-section.tsx')).StandingDialog);

/**
 * A dialog comes instead of deleting something that somebody has booked: the question before it is closed, or that it is
 * closed already. Nothing comes where nobody has.
 */
export const closingOf =
  <R extends OfferingRecord>({ kind, list, nameOf, records }: OfferingNoun<R>) =>
  async (record: R, close: () => void): Promise<ReactNode> => {
    const name = nameOf(record);
    if (record.closed)
      return <StandingDialog {...{ kind, records, record, name, close }} page={recordPath(list, record.id)} />;
    const held = await askHeld(kind, record.id);
    return held.isBooked && <CloseQuestion {...{ kind, records, record, name, held, close }} />;
  };
