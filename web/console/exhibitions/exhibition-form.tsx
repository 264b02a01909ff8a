import {
  EXHIBITION_TYPES,
  type Exhibition,
  type ExhibitionFields,
  exhibitionFieldsModel,
} from '#contract/exhibitions/model.ts';
import type { FieldGroup } from '#web/console/ui/form-fields.tsx';
import { optionsOf } from '#web/console/ui/options.ts';
import type { RecordDialogProps } from '#web/console/ui/record-dialogs.tsx';
import { RecordForm } from '#web/console/ui/record-form.tsx';
import { exhibitionTexts as texts } from '#web/console/words/exhibitions.ts';
import { exhibitionRecords, titleOf } from './queries.ts';

/** Nothing is required (docs/product/forms.md 17). */
const GROUPS: readonly FieldGroup<ExhibitionFields>[] = [
  {
    fields: [
      { kind: 'text', name: 'name', label: texts.name },
      { kind: 'choice', name: 'type', label: texts.type, options: optionsOf(EXHIBITION_TYPES, texts.types) },
      { kind: 'text', name: 'location', label: texts.location, wide: true },
      { kind: 'instant', name: 'startsAt', label: texts.startsAt },
      { kind: 'instant', name: 'endsAt', label: texts.endsAt },
      { kind: 'whole', name: 'capacity', label: texts.capacity, hint: texts.capacityHint },
    ],
  },
];

/** Adds or changes a show. */
export function ExhibitionForm({ record, close }: RecordDialogProps<Exhibition>) {
  return (
    <RecordForm
      record={record}
      texts={texts}
      close={close}
      records={exhibitionRecords}
      name={record && titleOf(record)}
      groups={GROUPS}
      initial={record ?? exhibitionFieldsModel.parse({})}
      model={exhibitionFieldsModel}
    />
  );
}
