import ExternalLink from 'lucide-react/icons/external-link';
import type { Advertisement } from '#contract/advertisements/model.ts';
import { formatDay } from '#contract/kernel/dates.ts';
import { Breakable } from '#web/console/kit/parts/breakable.tsx';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import type { OpenDialog } from '#web/console/kit/records/record-dialogs.tsx';
import type { Column } from '#web/console/kit/tables/columns.ts';
import { changeColumns } from '#web/console/kit/tables/row-actions.tsx';
import { Thumbnails } from './thumbnails-section.tsx';
import { advertisementTexts as texts } from './words.ts';

export const nameOf = ({ name, parkName }: Advertisement): string => name || texts.nameless(parkName);

const dayColumn = (id: 'startsOn' | 'endsOn'): Column<Advertisement> => ({
  id,
  header: texts[id],
  breaks: true,
  value: (row) => row[id],
  sheet: (row) => (row[id] ? { day: row[id] } : null),
  blank: (row) => row[id] === null,
  cell: (row) => (row[id] ? <Breakable words={formatDay(row[id])} /> : uiTexts.none),
});

/** The Advertisement screen's columns. */
export const advertisementColumns = (open: OpenDialog<Advertisement>): Column<Advertisement>[] => [
  { id: 'name', header: texts.nameColumn, value: ({ name }) => name, cell: ({ name }) => name || uiTexts.none },
  {
    id: 'images',
    header: texts.images,
    blank: ({ images }) => images.length === 0,
    cell: ({ images }) => (images.length > 0 ? <Thumbnails images={images} /> : uiTexts.none),
  },
  {
    id: 'park',
    header: texts.park,
    long: true,
    value: ({ parkName }) => parkName,
    narrows: ({ parkName }) => parkName,
    cell: ({ parkName }) => parkName,
  },
  {
    id: 'where',
    header: texts.where,
    breaks: true,
    value: ({ placement }) => texts.placements[placement],
    narrows: ({ placement }) => texts.placements[placement],
    sheet: ({ placement }) => texts.placements[placement],
    cell: ({ placement }) => <Breakable words={texts.placements[placement]} after=" " />,
  },
  dayColumn('startsOn'),
  dayColumn('endsOn'),
  {
    id: 'link',
    header: texts.url,
    value: ({ url }) => url || null,
    sheet: ({ url }) => url || null,
    blank: ({ url }) => url === '',
    cell: ({ url }) => (url ? <Link url={url} /> : uiTexts.none),
  },
  ...changeColumns(open, nameOf),
];

/** As visitors follow it: in a new tab, and without saying where they come from. */
const Link = ({ url }: { url: string }) => (
  <a
    className="shop"
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
