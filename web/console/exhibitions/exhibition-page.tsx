import Drama from 'lucide-react/icons/drama';
import type { Exhibition } from '#contract/exhibitions/model.ts';
import { OfferingList } from '#web/console/offerings/list-section.tsx';
import { exhibitionColumns } from './exhibition-columns.tsx';
import { exhibitionOffering } from './queries.ts';
import { exhibitionTexts as texts, titleOf } from './words.ts';

const searchIn = (show: Exhibition): string => [titleOf(show), texts.types[show.type], show.location].join(' ');

export const ExhibitionPage = () => (
  <OfferingList of={exhibitionOffering} texts={texts} icon={Drama} columns={exhibitionColumns} searchIn={searchIn} />
);
