import { FactsDialog } from '#web/console/kit/records/facts-dialog.tsx';
import { offeringTexts as texts } from './words.ts';
import type { Standing } from './queries.ts';
import { StandingPart } from './standing-section.tsx';

/** The same over a list. */
export const StandingDialog = ({ close, ...standing }: Standing & { page: string; close: () => void }) => (
  <FactsDialog title={standing.name} word={texts.shut} close={close}>
    <StandingPart {...standing} />
  </FactsDialog>
);
