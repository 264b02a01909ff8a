import IconButton from '@mui/material/IconButton';
import ImageDown from 'lucide-react/icons/image-down';
import QrCode from 'lucide-react/icons/qr-code';
import { type ReactNode, useState } from 'react';
import { parkTexts as texts } from '#web/messages.ts';
import { downloadBlob, fileNameOf } from '#web/platform/download.ts';
import { useToasts } from '#web/ui/toasts.tsx';
import { type ParkRow, parkQr } from './queries.ts';

/** QR-Code: the PNG that opens the booking page, under the park's QR name. */
export function QrButton({ park }: { park: ParkRow }) {
  const download = async () => downloadBlob(await parkQr(park.id), `${fileNameOf(park.qrName || park.name)}-qr.png`);
  return (
    <DownloadButton label={texts.qrOf(park.name)} download={download}>
      <QrCode size={18} />
    </DownloadButton>
  );
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
    <DownloadButton label={texts.posterOf(park.name)} download={download}>
      <ImageDown size={18} />
    </DownloadButton>
  );
}

interface DownloadButtonProps {
  label: string;
  download: () => Promise<void>;
  children: ReactNode;
}

function DownloadButton({ label, download, children }: DownloadButtonProps) {
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
  return (
    <IconButton aria-label={label} loading={busy} onClick={act}>
      {children}
    </IconButton>
  );
}
