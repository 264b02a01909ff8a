import type { ReactNode } from 'react';
import { lazyPart } from '#web/console/platform/parts.ts';
import { askHeld, type Offering, type OfferingRecords, type Standing } from './queries.ts';

const CloseQuestion = lazyPart(async () => (await import('./close-question-section.tsx')).CloseQuestion);
const StandingDialog = lazyPart(async () => (await import('./dialog-section.tsx')).StandingDialog);

interface Closing<R> extends Pick<Standing, 'kind'> {
  records: OfferingRecords<never, { published?: boolean }, unknown>;
  nameOf: (row: R) => string;
  /** The page of a record. */
  pageOf: (row: R) => string;
}

/**
 * What comes instead of deleting something that somebody has booked: the question before it is closed, or that it is closed
 * already. Nothing where nobody has.
 */
export const closingOf =
  <R extends Offering>({ kind, records, nameOf, pageOf }: Closing<R>) =>
  async (record: R, close: () => void): Promise<ReactNode> => {
    const name = nameOf(record);
    if (record.closed) return <StandingDialog {...{ kind, records, record, name, close }} page={pageOf(record)} />;
    const held = await askHeld(kind, record.id);
    return held.isBooked && <CloseQuestion {...{ kind, records, record, name, held, close }} />;
  };
