import { useQuery } from '@tanstack/react-query';
import { newInspectorModel } from '#contract/inspectors/model.ts';
import { importOf } from '#web/console/frame/tenant-import-section.tsx';
import type { Option } from '#web/console/kit/forms/field.tsx';
import { mobile, oneOf, text, yesNo } from '#web/console/kit/import/cells.ts';
import type { ImportField } from '#web/console/kit/import/importable.ts';
import { importTexts } from '#web/console/kit/import/imports-words.ts';
import { newPassword } from '#web/console/kit/import/new-password.ts';
import { parksQuery, useParkOptions } from '#web/console/parks/queries.ts';
import { consolePaths } from '#web/shared/paths.ts';
import { inspectorRecords, inspectorsQuery } from './queries.ts';
import { inspectorTexts as texts } from './words.ts';

const fieldsOf = (parks: readonly Option[]): ImportField[] => [
  { name: 'name', heading: texts.name, also: ['User', 'Inspector'], required: true, read: text, example: 'Ravi Kumar' },
  {
    name: 'email',
    heading: texts.email,
    also: ['E-mail', 'Email address'],
    required: true,
    read: text,
    example: 'ravi@example.com',
  },
  {
    name: 'phone',
    heading: texts.phone,
    also: ['Mobile', 'Mobile number'],
    required: true,
    read: mobile,
    example: '9876543210',
  },
  {
    name: 'parkId',
    heading: texts.park,
    also: ['Park Name'],
    required: true,
    read: oneOf(parks),
    example: parks[0]?.label ?? '',
  },
  { name: 'active', heading: texts.status, read: yesNo, example: texts.active },
];

/** `/app/import/user` */
export const InspectorImport = importOf({
  kinds: ['park'],
  list: consolePaths.inspectors,
  texts,
  useRows: () => useQuery(inspectorsQuery),
  keyOf: ({ email }) => String(email),
  isKnownAnywhere: true,
  useChoices: () => ({ options: useParkOptions(), asked: [useQuery(parksQuery)] }),
  fields: fieldsOf,
  model: newInspectorModel,
  complete: (values: Record<string, unknown>) => ({ active: true, ...values }),
  records: inspectorRecords,
  password: newPassword,
  note: importTexts.passwordNote,
});
