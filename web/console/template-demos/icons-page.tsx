import { Icon, type IconNode } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Page } from '#web/console/kit/parts/page.tsx';
import { Empty } from '#web/console/kit/parts/placeholders.tsx';
import { Tabs } from '#web/console/kit/parts/tabs.tsx';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import { copyText } from '#web/console/kit/tables/choice/copying.ts';
import { SearchBox } from '#web/console/kit/tables/filters/search-box.tsx';
import ICONS from './icons.json' with { type: 'json' };
import { iconTexts as texts } from './words.ts';
import './demos.css';

type GalleryName = 'material' | 'font';

/** By name: the shapes of a drawing, or a character of the device's fonts. */
const GALLERIES: Record<GalleryName, Record<string, ReactNode>> = {
  material: drawnAs(ICONS.material, (shapes) => <Icon iconNode={shapes as IconNode} aria-hidden size={26} />),
  font: drawnAs(ICONS.font, (letter) => (
    <span aria-hidden="true" className="letter">
      {letter}
    </span>
  )),
};

const TABS = [
  { name: 'material', label: texts.material },
  { name: 'font', label: texts.font },
] as const;

export const IconsPage = () => <Gallery title={texts.icons} />;

/** `/app/ui/reportofactivities`: same gallery at the template's second address. */
export const ActivitiesPage = () => <Gallery title={texts.activities} />;

function Gallery({ title }: { title: string }) {
  const [kind, choose] = useState<GalleryName>('material');
  const [asked, search] = useState('');
  const found = Object.entries(GALLERIES[kind]).filter(([name]) => name.includes(asked.trim().toLowerCase()));
  return (
    <Page title={title} lead={texts.lead}>
      <Tabs label={texts.tabs} tabs={TABS} open={kind} choose={choose}>
        <SearchBox value={asked} search={search} />
        {found.length > 0 ? <Icons icons={found} /> : <Empty text={uiTexts.nothingFound(asked)} />}
      </Tabs>
    </Page>
  );
}

function Icons({ icons }: { icons: [name: string, picture: ReactNode][] }) {
  return (
    <ul className="gallery">
      {icons.map(([name, picture]) => (
        <li key={name}>
          <button
            type="button"
            className="card"
            aria-label={texts.copy(name)}
            onClick={() => copyText(name, { copied: texts.copied(name), failed: texts.notCopied })}
          >
            {picture}
            <small>{name}</small>
          </button>
        </li>
      ))}
    </ul>
  );
}

function drawnAs<Data>(data: Record<string, Data>, draw: (one: Data) => ReactNode): Record<string, ReactNode> {
  return Object.fromEntries(Object.entries(data).map(([name, one]) => [name, draw(one)]));
}
