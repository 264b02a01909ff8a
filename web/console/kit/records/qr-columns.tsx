import type { ReactNode } from 'react';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import type { Column } from '#web/console/kit/tables/columns.ts';
import { PosterButton, QrButton } from './qr-buttons.tsx';
import type { posterTexts, qrTexts } from './records-words.ts';

interface Coded<R> {
  /** Names a row, and the poster. */
  nameOf: (row: R) => string;
  /** The file of the QR code has this name; the row's unless said. */
  fileOf?: (row: R) => string;
  /** PNG of the QR code that opens the booking page of a row. */
  qr: (id: string) => Promise<Blob>;
}

/** A column that downloads something of its row. A draft has no page that a code could open. */
const downloadColumn = <R extends object>(id: string, header: string, cell: (row: R) => ReactNode): Column<R> => ({
  id,
  header,
  action: true,
  cell: (row) => ('published' in row && row.published === false ? uiTexts.none : cell(row)),
});

/** A column that downloads the QR code of its row. */
export const qrColumn = <R extends { id: string }>(
  { nameOf, fileOf = nameOf, qr }: Coded<R>,
  texts: typeof qrTexts,
): Column<R> =>
  downloadColumn('qr', texts.qr, (row) => (
    <QrButton name={fileOf(row)} label={texts.qrOf(nameOf(row))} word={texts.qr} load={() => qr(row.id)} />
  ));

/** A column that downloads a poster with the QR code of its row. */
export const posterColumn = <R extends { id: string }>(
  { nameOf, qr }: Coded<R>,
  texts: typeof posterTexts,
): Column<R> =>
  downloadColumn('poster', texts.poster, (row) => (
    <PosterButton
      name={nameOf(row)}
      label={texts.posterOf(nameOf(row))}
      word={texts.poster}
      making={texts.making}
      load={() => qr(row.id)}
    />
  ));
