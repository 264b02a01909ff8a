import ImageDown from 'lucide-react/icons/image-down';
import QrCode from 'lucide-react/icons/qr-code';
import { DownloadButton } from '#web/console/kit/parts/download-button.tsx';
import { useToasts } from '#web/console/kit/parts/toasts.tsx';
import { downloadBlob, fileNameOf } from '#web/console/platform/download.ts';

interface QrButtonProps {
  /** The file is called after it. */
  name: string;
  label: string;
  word: string;
  /** PNG of the QR code that opens a booking page. */
  load: () => Promise<Blob>;
}

/** Downloads a QR code as a picture. */
export function QrButton({ name, load, ...words }: QrButtonProps) {
  const download = async () => downloadBlob(await load(), `${fileNameOf(name)}-qr.png`);
  return <DownloadButton icon={QrCode} {...words} download={download} />;
}

interface PosterButtonProps extends QrButtonProps {
  /** Said at once: a poster takes a moment. */
  making: string;
}

/** Poster: 600x800 with the name and the QR code, to be printed and hung up. */
export function PosterButton({ name, load, making, ...words }: PosterButtonProps) {
  const toasts = useToasts();
  const download = async () => {
    toasts.success(making);
    const { downloadPoster } = await import('#web/console/platform/poster.ts');
    await downloadPoster({ heading: name, image: await load() }, `${fileNameOf(name)}-poster.png`);
  };
  return <DownloadButton icon={ImageDown} {...words} download={download} />;
}
