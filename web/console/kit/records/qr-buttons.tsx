import ImageDown from 'lucide-react/icons/image-down';
import QrCode from 'lucide-react/icons/qr-code';
import type { ReactNode } from 'react';
import { useBusyAction } from '#web/console/kit/parts/busy-action.ts';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import { useToasts } from '#web/console/kit/parts/toasts.tsx';
import type { Column } from '#web/console/kit/tables/columns.ts';
import { RowButton } from '#web/console/kit/tables/row-actions.tsx';
import { downloadBlob, fileNameOf } from '#web/console/platform/files/download.ts';
import type { posterTexts, qrTexts } from './records-words.ts';

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
    const { downloadPoster } = await import('#web/console/platform/print/poster.ts');
    await downloadPoster({ heading: name, image: await load() }, `${fileNameOf(name)}-poster.png`);
  });
  return <RowButton icon={ImageDown} {...words} busy={busy} act={start} />;
}

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
