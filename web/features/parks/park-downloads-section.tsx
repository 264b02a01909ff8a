import type { LucideIcon } from 'lucide-react';
import ImageDown from 'lucide-react/icons/image-down';
import QrCode from 'lucide-react/icons/qr-code';
import { useState } from 'react';
import { parkTexts as texts } from '#web/messages.ts';
import { downloadBlob, fileNameOf } from '#web/platform/download.ts';
import { RowButton } from '#web/ui/row-button.tsx';
import { useToasts } from '#web/ui/toasts.tsx';
import { type ParkRow, parkQr } from './queries.ts';

/** QR-Code: the PNG that opens the booking page, under the park's QR name. */
export function QrButton({ park }: { park: ParkRow }) {
  const download = async () => downloadBlob(await parkQr(park.id), `${fileNameOf(park.qrName || park.name)}-qr.png`);
  return <DownloadButton icon={QrCode} label={texts.qrOf(park.name)} word={texts.columns.qr} download={download} />;
}

/** Poster: 600x800 with the name and the QR code, to be printed and hung up. */
export function PosterButton({ park }: { park: ParkRow }) {
  const toasts = useToasts();
  const download = async () => {
    toasts.success(texts.making);
    const { downloadPoster } = await import('#web/platform/poster.ts');
    await downloadPoster({ heading: park.name, image: await parkQr(park.id) }, `${fileNameOf(park.name)}-poster.png`);
  };
  return (
    <DownloadButton
      icon={ImageDown}
      label={texts.posterOf(park.name)}
      word={texts.columns.poster}
      download={download}
    />
  );
}

interface DownloadButtonProps {
  icon: LucideIcon;
  label: string;
  word: string;
  download: () => Promise<void>;
}

function DownloadButton({ download, ...button }: DownloadButtonProps) {
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
