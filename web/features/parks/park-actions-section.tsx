import { parkTexts as texts } from '#web/messages/parks.ts';
import { PosterButton, QrButton } from '#web/ui/qr-buttons.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { useToasts } from '#web/ui/toasts.tsx';
import { type ParkRow, parkQr, useParkStatus } from './queries.ts';

/** QR-Code: the PNG that opens the booking page, under the park's QR name. */
export const ParkQr = ({ park }: { park: ParkRow }) => (
  <QrButton
    name={park.qrName || park.name}
    label={texts.qrOf(park.name)}
    word={texts.columns.qr}
    load={() => parkQr(park.id)}
  />
);

/** Poster: the park's name over its QR code. */
export const ParkPoster = ({ park }: { park: ParkRow }) => (
  <PosterButton
    name={park.name}
    label={texts.posterOf(park.name)}
    word={texts.columns.poster}
    making={texts.making}
    load={() => parkQr(park.id)}
  />
);

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
