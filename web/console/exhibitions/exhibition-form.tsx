import { exhibitionsApi } from '#contract/exhibitions/api.ts';
import {
  EXHIBITION_TYPES,
  type Exhibition,
  type ExhibitionFields,
  exhibitionDraftModel,
  exhibitionFieldsModel,
} from '#contract/exhibitions/model.ts';
import type { FieldGroup } from '#web/console/kit/forms/form-fields.tsx';
import { optionsOf } from '#web/console/kit/forms/options.ts';
import { type OpenedRecord, RecordPage } from '#web/console/kit/records/record-page.tsx';
import type { Ways } from '#web/console/kit/records/record-ways.tsx';
import { StandingPart } from '#web/console/offerings/standing-section.tsx';
import { offeringPaths } from '#web/shared/paths.ts';
import { drawExhibition, exhibitionQr, exhibitionRecords, titleOf } from './queries.ts';
import { exhibitionTexts as texts } from './words.ts';

const { groups } = texts;

/** The call requires nothing of a show (docs/product/forms.md 17); what visitors need of one that Save publishes is marked. */
const GROUPS: readonly FieldGroup<ExhibitionFields>[] = [
  {
    heading: groups.show,
    fields: [
      { kind: 'text', name: 'name', label: texts.name, hint: texts.nameHint, required: true },
      { kind: 'choice', name: 'type', label: texts.type, options: optionsOf(EXHIBITION_TYPES, texts.types) },
      { kind: 'text', name: 'location', label: texts.location, wide: true },
    ],
  },
  {
    heading: groups.times,
    fields: [
      { kind: 'instant', name: 'startsAt', label: texts.startsAt, required: true },
      { kind: 'instant', name: 'endsAt', label: texts.endsAt, required: true },
      { kind: 'whole', name: 'capacity', label: texts.capacity, hint: texts.capacityHint },
    ],
  },
];

/** What the form holds of a show, or of a new one, which Save publishes. */
function showValues(show: Exhibition | null): ExhibitionFields {
  const fields = show ?? { ...exhibitionFieldsModel.parse({}), published: true };
  const { name, type, location, startsAt, endsAt, capacity, published } = fields;
  return { name, type, location, startsAt, endsAt, capacity, published };
}

const waysOf = (show: Exhibition): Ways => ({
  name: titleOf(show),
  path: offeringPaths.exhibition(show.id),
  texts,
  qr: () => exhibitionQr(show.id),
});

const PREVIEW = { draw: drawExhibition, sample: { startsAt: null, endsAt: null, capacity: null } };

/** Adds or changes a show. */
export const ExhibitionForm = (opened: OpenedRecord<Exhibition>) => (
  <RecordPage
    {...opened}
    texts={texts}
    nameOf={titleOf}
    records={exhibitionRecords}
    groups={GROUPS}
    valuesOf={showValues}
    model={exhibitionFieldsModel}
    waysOf={waysOf}
    preview={PREVIEW}
    draftModel={exhibitionDraftModel}
    standing={(record, unsaved) => (
      <StandingPart
        kind="exhibition"
        record={record}
        name={titleOf(record)}
        records={exhibitionRecords}
        unsaved={unsaved}
        form={{ body: exhibitionsApi.add.body, groups: GROUPS }}
      />
    )}
  />
);
