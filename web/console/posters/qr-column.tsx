import ImageDown from 'lucide-react/icons/image-down';
import QrCode from 'lucide-react/icons/qr-code';
import type { ReactNode } from 'react';
import { useBusyAction } from '#web/console/kit/parts/busy-action.ts';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import { toasts } from '#web/console/kit/parts/toasts.tsx';
import type { posterTexts, qrTexts } from '#web/console/kit/records/records-words.ts';
import type { Column } from '#web/console/kit/tables/columns.ts';
import { RowButton } from '#web/console/kit/tables/row-actions.tsx';
import { downloadBlob, fileNameOf } from '#web/console/platform/files/download.ts';

interface QrButtonProps {
  name: string;
  label: string;
  word: string;
  load: () => Promise<Blob>;
}

export function QrButton({ name, load, ...words }: QrButtonProps) {
  const { busy, start } = useBusyAction(async () => downloadBlob(await load(), `${fileNameOf(name)}-qr.png`));
  return <RowButton icon={QrCode} {...words} busy={busy} act={start} />;
}

interface PosterButtonProps extends QrButtonProps {
  making: string;
}

export function PosterButton({ name, load, making, ...words }: PosterButtonProps) {
  const { busy, start } = useBusyAction(async () => {
    toasts.success(making);
    const { downloadPoster } = await import('./poster.ts');
    await downloadPoster({ heading: name, image: await load() }, `${fileNameOf(name)}-poster.png`);
  });
  return <RowButton icon={ImageDown} {...words} busy={busy} act={start} />;
}

interface Coded<R> {
  nameOf: (row: R) => string;
  fileOf?: (row: R) => string;
  qr: (id: string) => Promise<Blob>;
}

/** Empty for drafts, which have no public page. */
const downloadColumn = <R extends object>(id: string, header: string, cell: (row: R) => ReactNode): Column<R> => ({
  id,
  header,
  action: true,
  cell: (row) => ('published' in row && row.published === false ? uiTexts.none : cell(row)),
});

export const qrColumn = <R extends { id: string }>(
  { nameOf, fileOf = nameOf, qr }: Coded<R>,
  texts: typeof qrTexts,
): Column<R> =>
  downloadColumn('qr', texts.qr, (row) => (
    <QrButton name={fileOf(row)} label={texts.qrOf(nameOf(row))} word={texts.qr} load={() => qr(row.id)} />
  ));

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
