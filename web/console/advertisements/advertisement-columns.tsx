import ExternalLink from 'lucide-react/icons/external-link';
import type { Advertisement } from '#contract/advertisements/model.ts';
import { daysFrom } from '#contract/kernel/dates/periods.ts';
import { historyColumn } from '#web/console/audit/changes-column.tsx';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import type { OpenDialog } from '#web/console/kit/records/record-dialogs.tsx';
import { dayColumn, textColumn } from '#web/console/kit/tables/column-kinds.tsx';
import type { Column } from '#web/console/kit/tables/columns.ts';
import { periodColumn } from '#web/console/kit/tables/period-column.tsx';
import { changeColumns } from '#web/console/kit/tables/row-actions.tsx';
import { Breakable } from '#web/ui/breakable.tsx';
import { advertisementTexts as texts } from './words.ts';

export const nameOf = ({ name, parkName }: Advertisement): string => name || texts.nameless(parkName);

const placementOf = ({ placement }: Advertisement): string => texts.placements[placement];

export const advertisementColumns = (open: OpenDialog<Advertisement>): Column<Advertisement>[] => [
  textColumn('name', texts.nameColumn, ({ name }) => name),
  {
    id: 'images',
    header: texts.images,
    blank: ({ images }) => images.length === 0,
    cell: ({ images }) => (images.length > 0 ? <Thumbnails images={images} /> : uiTexts.none),
  },
  textColumn('park', texts.park, ({ parkName }) => parkName, { long: true, narrows: ({ parkName }) => parkName }),
  textColumn('where', texts.where, placementOf, {
    breaks: true,
    narrows: placementOf,
    cell: (row) => <Breakable words={placementOf(row)} after=" " />,
  }),
  dayColumn('startsOn', texts.startsOn, ({ startsOn }) => startsOn),
  dayColumn('endsOn', texts.endsOn, ({ endsOn }) => endsOn),
  textColumn('link', texts.url, ({ url }) => url, { cell: ({ url }) => (url ? <Link url={url} /> : uiTexts.none) }),
  periodColumn(({ startsOn, endsOn }) => daysFrom(startsOn, endsOn)),
  ...changeColumns(open, nameOf),
  historyColumn(nameOf),
];

/** Opens in a new tab without a referrer, as for visitors. */
const Link = ({ url }: { url: string }) => (
  <a
    className="status"
    href={url}
    aria-label={texts.openUrl(new URL(url).host)}
    target="_blank"
    rel="noopener noreferrer"
    title={url}
  >
    {texts.open}
    <ExternalLink aria-hidden size={14} />
  </a>
);

const SHOWN = 2;

const Thumbnails = ({ images }: { images: readonly string[] }) => (
  <span className="status" role="img" aria-label={texts.pictures(images.length)}>
    {images.slice(0, SHOWN).map((address) => (
      <img key={address} src={address} alt="" width="44" height="32" loading="lazy" decoding="async" />
    ))}
    {images.length > SHOWN && <span>+{images.length - SHOWN}</span>}
  </span>
);
