import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import { useBusyAction } from '#web/console/kit/parts/busy-action.ts';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import type { Sheet } from '#web/console/platform/files/spreadsheet.ts';
import { Button } from '#web/ui/button.tsx';

interface ExportProps {
  sheet: () => Sheet | Promise<Sheet>;
  file: string;
  disabled?: boolean;
}

export function ExportButton({ sheet, file, disabled }: ExportProps) {
  const { busy, start } = useBusyAction(async () => {
    const { downloadSheet } = await import('#web/console/platform/files/spreadsheet.ts');
    await downloadSheet(await sheet(), file);
  });
  return (
    <Button
      variant="outlined"
      startIcon={<FileSpreadsheet size={18} />}
      busy={busy}
      disabled={disabled}
      onClick={start}
    >
      {uiTexts.exportSheet}
    </Button>
  );
}
