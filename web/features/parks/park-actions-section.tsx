import ImageDown from 'lucide-react/icons/image-down';
import QrCode from 'lucide-react/icons/qr-code';
import { parkTexts as texts } from '#web/messages/parks.ts';
import { downloadBlob, fileNameOf } from '#web/platform/download.ts';
import { DownloadButton } from '#web/ui/download-button.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { useToasts } from '#web/ui/toasts.tsx';
import { type ParkRow, parkQr, useParkStatus } from './queries.ts';

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

/** Active or Inactive, and the switch between them. */
export function ParkStatus({ park }: { park: ParkRow }) {
  const toasts = useToasts();
  const status = useParkStatus(park);
  const change = (active: boolean) =>
    status.mutate(active, {
      onSuccess: () => toasts.success(texts.statusChanged),
      onError: (error) => toasts.failure(error.message),
    });
  return (
    <span className="status">
      <Switch label={texts.statusOf(park.name)} checked={park.active} change={change} />
      <span className={park.active ? 'mark-good' : 'mark-off'}>{park.active ? texts.active : texts.inactive}</span>
    </span>
  );
}
