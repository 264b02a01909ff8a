import { useQueryClient } from '@tanstack/react-query';
import { PosterButton, QrButton } from '#web/console/ui/qr-buttons.tsx';
import { StatusSwitch } from '#web/console/ui/status-switch.tsx';
import { parkTexts as texts } from '#web/console/words/parks.ts';
import { type ParkRow, parkQr, switchPark } from './queries.ts';

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
  const cache = useQueryClient();
  return (
    <StatusSwitch
      label={texts.statusOf(park.name)}
      active={park.active}
      words={{ on: texts.active, off: texts.inactive }}
      change={(active) => switchPark(cache, park, active)}
      changed={texts.statusChanged}
    />
  );
}
