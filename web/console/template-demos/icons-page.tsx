import { useState } from 'react';
import { Empty } from '#web/console/kit/parts/notice.tsx';
import { Page } from '#web/console/kit/parts/page.tsx';
import { Tabs } from '#web/console/kit/parts/tabs.tsx';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import { useCopy } from '#web/console/kit/tables/choice/copying.ts';
import { SearchBox } from '#web/console/kit/tables/filters/search-box.tsx';
import { drawnIcons, type GalleryIcon } from './drawn-icons-section.tsx';
import { fontIcons } from './font-icons-section.tsx';
import { iconTexts as texts } from './words.ts';
import './demos.css';

const GALLERIES = { material: drawnIcons, font: fontIcons };
type GalleryName = keyof typeof GALLERIES;

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
  const found = GALLERIES[kind].filter(({ name }) => name.includes(asked.trim().toLowerCase()));
  return (
    <Page title={title} lead={texts.lead}>
      <Tabs label={texts.tabs} tabs={TABS} open={kind} choose={choose}>
        <SearchBox value={asked} search={search} />
        {found.length > 0 ? <Icons icons={found} /> : <Empty text={uiTexts.nothingFound(asked)} />}
      </Tabs>
    </Page>
  );
}

function Icons({ icons }: { icons: readonly GalleryIcon[] }) {
  const copy = useCopy();
  return (
    <ul className="gallery">
      {icons.map(({ name, picture }) => (
        <li key={name}>
          <button
            type="button"
            aria-label={texts.copy(name)}
            onClick={() => copy(name, { copied: texts.copied(name), failed: texts.notCopied })}
          >
            {picture}
            <span>{name}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
