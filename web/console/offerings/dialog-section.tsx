import { FactsDialog } from '#web/console/kit/records/view-dialog.tsx';
import type { OfferingStanding } from './queries.ts';
import { StandingPart } from './standing-section.tsx';
import { offeringTexts as texts } from './words.ts';

export const StandingDialog = ({ close, ...standing }: OfferingStanding & { page: string; close: () => void }) => (
  <FactsDialog title={standing.name} word={texts.shut} close={close}>
    <StandingPart {...standing} />
  </FactsDialog>
);
