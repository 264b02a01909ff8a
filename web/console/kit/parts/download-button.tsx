import type { LucideIcon } from 'lucide-react';
import { RowButton } from '#web/console/kit/tables/row-button.tsx';
import { useBusyAction } from './busy-action.ts';

interface DownloadButtonProps {
  icon: LucideIcon;
  label: string;
  word: string;
  download: () => Promise<void>;
}

/** A button of a row that fetches a file: busy while it does, and a failure is told. */
export function DownloadButton({ download, ...button }: DownloadButtonProps) {
  const { busy, start } = useBusyAction(download);
  return <RowButton {...button} busy={busy} act={start} />;
}
