import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { RowButton } from './row-button.tsx';
import { useToasts } from './toasts.tsx';

interface DownloadButtonProps {
  icon: LucideIcon;
  label: string;
  word: string;
  download: () => Promise<void>;
}

/** A button of a row that fetches a file: busy while it does, and a failure is told. */
export function DownloadButton({ download, ...button }: DownloadButtonProps) {
  const [busy, setBusy] = useState(false);
  const toasts = useToasts();
  const act = async () => {
    setBusy(true);
    try {
      await download();
    } catch (error) {
      toasts.failure((error as Error).message);
    } finally {
      setBusy(false);
    }
  };
  return <RowButton {...button} busy={busy} act={() => void act()} />;
}
