import {
  type Advertisement,
  type AdvertisementFields,
  advertisementFieldsModel,
  MOST_PICTURES,
  PLACEMENTS,
} from '#contract/advertisements/model.ts';
import { canBeShown } from '#contract/images/rules.ts';
import { type Option, optionsOf } from '#web/console/kit/forms/field.tsx';
import type { FieldGroup } from '#web/console/kit/forms/form-fields.tsx';
import { type RecordDialogProps, RecordForm } from '#web/console/kit/records/record-form.tsx';
import { nameOf } from './advertisement-columns.tsx';
import { advertisementRecords } from './queries.ts';
import { advertisementTexts as texts } from './words.ts';

type AdvertisementValues = Omit<AdvertisementFields, 'placement'> & {
  placement: AdvertisementFields['placement'] | '';
};

const EMPTY: AdvertisementValues = {
  name: '',
  images: [],
  parkId: '',
  startsOn: null,
  endsOn: null,
  url: '',
  description: '',
  placement: '',
};

const fieldsFor = (parks: readonly Option[]): FieldGroup<AdvertisementValues> => ({
  fields: [
    { kind: 'text', name: 'name', label: texts.name, wide: true },
    { kind: 'choice', name: 'parkId', label: texts.park, options: parks, none: texts.choosePark, required: true },
    {
      kind: 'choice',
      name: 'placement',
      label: texts.where,
      options: optionsOf(PLACEMENTS, texts.placements),
      none: texts.chooseWhere,
      required: true,
    },
    { kind: 'image', name: 'images', label: texts.images, hint: texts.imagesHint, most: MOST_PICTURES },
    { kind: 'day', name: 'startsOn', label: texts.startsOn },
    { kind: 'day', name: 'endsOn', label: texts.endsOn, hint: texts.datesHint },
    { kind: 'url', name: 'url', label: texts.url, hint: texts.urlHint, wide: true },
    { kind: 'note', name: 'description', label: texts.description, wide: true },
  ],
});

interface AdvertisementFormProps extends RecordDialogProps<Advertisement> {
  parks: readonly Option[];
}

export const AdvertisementForm = ({ parks, ...opened }: AdvertisementFormProps) => (
  <RecordForm
    {...opened}
    texts={texts}
    records={advertisementRecords}
    name={opened.record ? nameOf(opened.record) : undefined}
    groups={[fieldsFor(parks)]}
    valuesOf={(card) => (card ? { ...card, images: card.images.filter(canBeShown) } : EMPTY)}
    model={advertisementFieldsModel}
  />
);
