import {
  EXHIBITION_TYPES,
  type Exhibition,
  type ExhibitionFields,
  exhibitionDraftModel,
  exhibitionFieldsModel,
} from '#contract/exhibitions/model.ts';
import { optionsOf } from '#web/console/kit/forms/field.tsx';
import type { FieldGroup } from '#web/console/kit/forms/form-fields.tsx';
import type { OpenedRecord } from '#web/console/kit/records/record-form.tsx';
import { OfferingForm, OfferingPage } from '#web/console/offerings/record-section.tsx';
import { daysOffField } from '#web/console/opening-days/days-off-field.tsx';
import { exhibitionOffering } from './queries.ts';
import { exhibitionTexts as texts } from './words.ts';

const { groups } = texts;

/** Nothing is required of a show (docs/product/forms.md 17). */
const GROUPS: readonly FieldGroup<ExhibitionFields>[] = [
  {
    heading: groups.show,
    fields: [
      { kind: 'text', name: 'name', label: texts.name, hint: texts.nameHint },
      { kind: 'choice', name: 'type', label: texts.type, options: optionsOf(EXHIBITION_TYPES, texts.types) },
      { kind: 'text', name: 'location', label: texts.location, wide: true },
    ],
  },
  {
    heading: groups.times,
    fields: [
      { kind: 'instant', name: 'startsAt', label: texts.startsAt },
      { kind: 'instant', name: 'endsAt', label: texts.endsAt },
      { kind: 'whole', name: 'capacity', label: texts.capacity, hint: texts.capacityHint },
      daysOffField('exhibition'),
    ],
  },
];

/** A new show is published on save. */
function showValues(show: Exhibition | null): ExhibitionFields {
  const fields = show ?? { ...exhibitionFieldsModel.parse({}), published: true };
  const { name, type, location, startsAt, endsAt, capacity, daysOff, published } = fields;
  return { name, type, location, startsAt, endsAt, capacity, daysOff, published };
}

const SAMPLE = { startsAt: null, endsAt: null, capacity: null };

export const ExhibitionForm = (opened: OpenedRecord<Exhibition>) => (
  <OfferingForm
    {...opened}
    texts={texts}
    of={exhibitionOffering}
    groups={GROUPS}
    valuesOf={showValues}
    model={exhibitionFieldsModel}
    sample={SAMPLE}
    draftModel={exhibitionDraftModel}
  />
);

export const ExhibitionRecordPage = () => <OfferingPage of={exhibitionOffering} form={ExhibitionForm} />;
