import { uiTexts } from '#web/console/kit/parts/texts.ts';
import type { Column } from '#web/console/kit/tables/columns.ts';
import { PosterButton, QrButton } from './qr-buttons.tsx';

interface Coded<R> {
  /** Names a row, and the poster. */
  nameOf: (row: R) => string;
  /** The file of the QR code has this name; the row's unless said. */
  fileOf?: (row: R) => string;
  /** PNG of the QR code that opens the booking page of a row. */
  qr: (id: string) => Promise<Blob>;
}

interface QrTexts {
  qr: string;
  qrOf: (name: string) => string;
}

interface PosterTexts {
  poster: string;
  posterOf: (name: string) => string;
  /** Said at once: a poster takes a moment. */
  making: string;
}

/** A draft has no page that a code could open. */
const isDraft = (row: object): boolean => 'published' in row && row.published === false;

/** A column that downloads the QR code of its row. */
export const qrColumn = <R extends { id: string }>(
  { nameOf, fileOf = nameOf, qr }: Coded<R>,
  texts: QrTexts,
): Column<R> => ({
  id: 'qr',
  header: texts.qr,
  action: true,
  cell: (row) =>
    isDraft(row) ? (
      uiTexts.none
    ) : (
      <QrButton name={fileOf(row)} label={texts.qrOf(nameOf(row))} word={texts.qr} load={() => qr(row.id)} />
    ),
});

/** A column that downloads a poster with the QR code of its row. */
export const posterColumn = <R extends { id: string }>({ nameOf, qr }: Coded<R>, texts: PosterTexts): Column<R> => ({
  id: 'poster',
  header: texts.poster,
  action: true,
  cell: (row) =>
    isDraft(row) ? (
      uiTexts.none
    ) : (
      <PosterButton
        name={nameOf(row)}
        label={texts.posterOf(nameOf(row))}
        word={texts.poster}
        making={texts.making}
        load={() => qr(row.id)}
      />
    ),
});
