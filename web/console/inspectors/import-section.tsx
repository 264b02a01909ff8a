import { useQuery } from '@tanstack/react-query';
import { newInspectorModel } from '#contract/inspectors/model.ts';
import { type NounImport, TenantImport } from '#web/console/imports/tenant-import-section.tsx';
import { importTexts } from '#web/console/imports/words.ts';
import type { Option } from '#web/console/kit/forms/field.tsx';
import { mobile, oneOf, text, yesNo } from '#web/console/kit/import/cells.ts';
import { importFields, may, must } from '#web/console/kit/import/importable.ts';
import { parksQuery } from '#web/console/parks/queries.ts';
import { useParkOptions } from '#web/console/parks/use-park-options.ts';
import { consolePaths } from '#web/shared/paths.ts';
import { inspectorRecords, inspectorsQuery } from './queries.ts';
import { inspectorTexts as texts } from './words.ts';

const fieldsOf = (parks: readonly Option[]) =>
  importFields(
    { ...texts, parkId: texts.park, active: texts.status },
    {
      name: must(text, 'Ravi Kumar', 'User', 'Inspector'),
      email: must(text, 'ravi@example.com', 'E-mail', 'Email address'),
      phone: must(mobile, '9876543210', 'Mobile', 'Mobile number'),
      parkId: must(oneOf(parks), parks[0]?.label ?? '', 'Park Name'),
      active: may(yesNo, texts.active),
    },
  );

const inspectors: NounImport = {
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
};

export const InspectorImport = () => <TenantImport of={inspectors} />;

/** Characters that are not mistaken for each other when read aloud or from paper. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A random password that is easy to type: "kq7m-pz4r-v9dt", about 59 bits. */
export function newPassword(): string {
  const signs: string[] = [];
  while (signs.length < 12) {
    const [byte = 255] = crypto.getRandomValues(new Uint8Array(1));
    // Rejects bytes that would make the first letters more likely (modulo bias).
    if (byte < 256 - (256 % LETTERS.length)) signs.push(LETTERS[byte % LETTERS.length] as string);
  }
  return [signs.slice(0, 4), signs.slice(4, 8), signs.slice(8)].map((group) => group.join('')).join('-');
}
