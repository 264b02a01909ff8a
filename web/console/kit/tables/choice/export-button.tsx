import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import { useBusyAction } from '#web/console/kit/parts/busy-action.ts';
import { Button } from '#web/console/kit/parts/button.tsx';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import type { Sheet } from '#web/console/platform/files/spreadsheet.ts';

interface ExportProps {
  /** Makes the report; what it has to fetch for that, it fetches now. */
  sheet: () => Sheet | Promise<Sheet>;
  /** The file's name with its ending. */
  file: string;
  /** The rows shown are not those asked for, just now. */
  disabled?: boolean;
}

/** A report as an Excel file, made here: busy while it is, and a failure is told. */
export function ExportButton({ sheet, file, disabled }: ExportProps) {
  const { busy, start } = useBusyAction(async () => {
    const { downloadSheet } = await import('#web/console/platform/files/spreadsheet.ts');
    await downloadSheet(await sheet(), file);
  });
  return (
    <Button
      variant="outlined"
      startIcon={<FileSpreadsheet size={18} />}
      loading={busy}
      disabled={disabled}
      onClick={start}
    >
      {uiTexts.exportSheet}
    </Button>
  );
}
