import type { Exhibition } from '#contract/exhibitions/model.ts';
import { counted, OFFERING_GONE, posterTexts, qrTexts } from '#web/console/kit/records/records-words.ts';

export const exhibitionTexts = {
  ...qrTexts,
  ...posterTexts,
  count: counted('show', 'shows'),
  many: 'shows',
  gone: OFFERING_GONE,
  title: 'Shows',
  lead: 'Visitors put their name down for a show through its QR code or its page.',
  add: 'Add Shows',
  caption: 'Your shows',
  teach: 'A show is what people put their names down for. Add one with its dates, and its booking page is ready.',
  added: 'Exbhition Added Successfully.',
  updated: 'Exbhition Updated Successfully.',
  groups: { show: 'The show', times: 'When, and how many' },
  name: 'Organization Name',
  nameHint: 'What visitors see as the name of the show',
  type: 'Type',
  types: { exhibition: 'Exhibition', shows: 'Shows', drama: 'Drama' },
  location: 'Location',
  dates: 'Dates',
  startsAt: 'From date',
  endsAt: 'To date',
  capacity: 'Most visitors',
  capacityHint: 'Leave it empty for no limit.',
  unnamed: (type: string) => `${type} without a name`,
  visitors: 'Visitors',
  visitorsOf: (visitors: number, capacity: number) =>
    `${visitors.toLocaleString('en-IN')} of ${capacity.toLocaleString('en-IN')}`,
};

export const titleOf = ({ name, type }: Pick<Exhibition, 'name' | 'type'>): string =>
  name || exhibitionTexts.unnamed(exhibitionTexts.types[type]);
