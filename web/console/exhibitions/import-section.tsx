import { useQuery } from '@tanstack/react-query';
import { exhibitionFieldsModel } from '#contract/exhibitions/model.ts';
import { type NounImport, TenantImport } from '#web/console/imports/tenant-import-section.tsx';
import { instant, oneOf, text, whole } from '#web/console/kit/import/cells.ts';
import { importFields, may, must } from '#web/console/kit/import/importable.ts';
import { consolePaths } from '#web/shared/paths.ts';
import { exhibitionRecords, exhibitionsQuery } from './queries.ts';
import { exhibitionTexts as texts } from './words.ts';

const TYPES = Object.entries(texts.types).map(([value, label]) => ({ value, label }));

const FIELDS = importFields(texts, {
  name: must(text, 'Handloom Mela', 'Name', 'Show'),
  type: may(oneOf(TYPES), texts.types.exhibition),
  location: may(text, 'Shilparamam, Hyderabad', 'Place', 'Venue'),
  startsAt: may(instant, '20/12/2027 10:00 am', 'From', 'Start'),
  endsAt: may(instant, '31/12/2027 9:00 pm', 'To', 'End'),
  capacity: may(whole, '500', 'Capacity', 'Places'),
});

const exhibitions: NounImport = {
  kinds: ['exhibition'],
  list: consolePaths.exhibitions,
  texts,
  useRows: () => useQuery(exhibitionsQuery),
  keyOf: ({ name, startsAt }) => `${String(name).toLowerCase()} ${startsAt instanceof Date ? startsAt.getTime() : ''}`,
  fields: FIELDS,
  model: exhibitionFieldsModel,
  records: exhibitionRecords,
};

export const ExhibitionImport = () => <TenantImport of={exhibitions} />;
