import ImageDown from 'lucide-react/icons/image-down';
import QrCode from 'lucide-react/icons/qr-code';
import { useBusyAction } from '#web/console/kit/parts/busy-action.ts';
import { useToasts } from '#web/console/kit/parts/toasts.tsx';
import { RowButton } from '#web/console/kit/tables/row-button.tsx';
import { downloadBlob, fileNameOf } from '#web/console/platform/download.ts';

interface QrButtonProps {
  /** The file is called after it. */
  name: string;
  label: string;
  word: string;
  /** PNG of the QR code that opens a booking page. */
  load: () => Promise<Blob>;
}

/** Downloads a QR code as a picture: busy while it does, and a failure is told. */
export function QrButton({ name, load, ...words }: QrButtonProps) {
  const { busy, start } = useBusyAction(async () => downloadBlob(await load(), `${fileNameOf(name)}-qr.png`));
  return <RowButton icon={QrCode} {...words} busy={busy} act={start} />;
}

interface PosterButtonProps extends QrButtonProps {
  /** Said at once: a poster takes a moment. */
  making: string;
}

/** Poster: 600x800 with the name and the QR code, to be printed and hung up. */
export function PosterButton({ name, load, making, ...words }: PosterButtonProps) {
  const toasts = useToasts();
  const { busy, start } = useBusyAction(async () => {
    toasts.success(making);
    const { downloadPoster } = await import('#web/console/platform/poster.ts');
    await downloadPoster({ heading: name, image: await load() }, `${fileNameOf(name)}-poster.png`);
  });
  return <RowButton icon={ImageDown} {...words} busy={busy} act={start} />;
}
