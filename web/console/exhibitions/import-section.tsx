import { useQuery } from '@tanstack/react-query';
import { exhibitionFieldsModel } from '#contract/exhibitions/model.ts';
import { missingToPublish } from '#contract/exhibitions/rules.ts';
import { importOf } from '#web/console/frame/tenant-import-section.tsx';
import { instant, oneOf, text, whole } from '#web/console/kit/import/cells.ts';
import type { ImportField } from '#web/console/kit/import/importable.ts';
import { consolePaths } from '#web/shared/paths.ts';
import { exhibitionRecords, exhibitionsQuery } from './queries.ts';
import { exhibitionTexts as texts } from './words.ts';

const TYPES = Object.entries(texts.types).map(([value, label]) => ({ value, label }));

const FIELDS: ImportField[] = [
  { name: 'name', heading: texts.name, also: ['Name', 'Show'], required: true, read: text, example: 'Handloom Mela' },
  { name: 'type', heading: texts.type, read: oneOf(TYPES), example: texts.types.exhibition },
  {
    name: 'location',
    heading: texts.location,
    also: ['Place', 'Venue'],
    read: text,
    example: 'Shilparamam, Hyderabad',
  },
  { name: 'startsAt', heading: texts.startsAt, also: ['From', 'Start'], read: instant, example: '20/12/2027 10:00 am' },
  { name: 'endsAt', heading: texts.endsAt, also: ['To', 'End'], read: instant, example: '31/12/2027 9:00 pm' },
  { name: 'capacity', heading: texts.capacity, also: ['Capacity', 'Places'], read: whole, example: '500' },
];

/** `/app/import/exbhition` */
export const ExhibitionImport = importOf({
  kinds: ['exhibition'],
  list: consolePaths.exhibitions,
  texts,
  useRows: () => useQuery(exhibitionsQuery),
  keyOf: ({ name, startsAt }) => `${String(name).toLowerCase()} ${startsAt instanceof Date ? startsAt.getTime() : ''}`,
  fields: FIELDS,
  model: exhibitionFieldsModel,
  missing: missingToPublish,
  records: exhibitionRecords,
});
