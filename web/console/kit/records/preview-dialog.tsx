import { type Drawn, LivePreview } from './live-preview.tsx';
import { recordPageTexts } from './record-page-words.ts';
import { ViewDialog } from './view-dialog.tsx';

/** The preview on a screen that has no room for it beside the form. */
export const PreviewDialog = ({ drawn, close }: { drawn: Drawn; close: () => void }) => (
  <ViewDialog title={recordPageTexts.preview.title} close={close} full>
    <LivePreview drawn={drawn} />
  </ViewDialog>
);
