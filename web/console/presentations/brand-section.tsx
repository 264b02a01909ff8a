import { useQuery } from '@tanstack/react-query';
import { LANGUAGES } from '#contract/kernel/languages.ts';
import { type Brand, brandFields, type StoredBrand } from '#contract/presentations/model.ts';
import { ROOM_LANGUAGES, type RoomLanguage, readableColour } from '#contract/presentations/rules.ts';
import { SelectField, TextField } from '#web/console/kit/forms/field.tsx';
import type { FieldGroup } from '#web/console/kit/forms/form-fields.tsx';
import type { FormState } from '#web/console/kit/forms/form-state.ts';
import { Loaded } from '#web/console/kit/records/loaded.tsx';
import { RecordOnPage } from '#web/console/kit/records/record-form.tsx';
import { brandQuery, brandRecords } from './queries.ts';
import { brandTexts as texts } from './words.ts';
import './brand.css';

export function BrandSection() {
  const query = useQuery(brandQuery);
  return (
    <section className="card wide">
      <Loaded query={query}>{(brand) => <BrandForm brand={brand} />}</Loaded>
    </section>
  );
}

const GROUPS: readonly FieldGroup<Brand>[] = [
  {
    fields: [
      { kind: 'image', name: 'logo', label: texts.logo, hint: texts.logoHint, uploaded: true },
      { kind: 'own', name: 'colour', label: texts.colour, render: (form) => <ColourField form={form} /> },
      {
        kind: 'own',
        name: 'roomLanguages',
        label: texts.languages,
        render: (form) => <LanguagesField form={form} />,
        inWords: ({ roomLanguages }) => roomLanguages.map((language) => LANGUAGES[language].name).join(', '),
      },
    ],
  },
];

const valuesOf = ({ id: _, ...brand }: StoredBrand): Brand => brand;

const BrandForm = ({ brand }: { brand: StoredBrand }) => (
  <RecordOnPage
    record={brand}
    records={brandRecords}
    groups={GROUPS}
    valuesOf={valuesOf}
    model={brandFields}
    label={texts.title}
    save={texts.save}
    saved={texts.saved}
  >
    <h2>{texts.title}</h2>
    <p className="hint">{texts.lead}</p>
  </RecordOnPage>
);

/** First language first; a duplicate counts at its first place. */
function LanguagesField({ form }: { form: FormState<Brand> }) {
  const { roomLanguages } = form.values;
  const options = ROOM_LANGUAGES.map((value) => ({ value, label: LANGUAGES[value].name }));
  const choose = (at: number, chosen: string) => {
    const list = [...roomLanguages.slice(0, at), chosen, ...roomLanguages.slice(at + 1)].filter(Boolean);
    form.set('roomLanguages', [...new Set(list as RoomLanguage[])]);
  };
  return (
    <fieldset className="field wide">
      <legend>{texts.languages}</legend>
      <p className="hint">{texts.languagesHint}</p>
      <div className="fields">
        {ROOM_LANGUAGES.slice(0, roomLanguages.length + 1).map((_, at) => (
          <SelectField
            key={texts.languageNo(at)}
            label={texts.languageNo(at)}
            value={roomLanguages[at] ?? ''}
            options={options}
            none={texts.noLanguage}
            change={(chosen) => choose(at, chosen)}
          />
        ))}
      </div>
    </fieldset>
  );
}

const COLOUR = /^#[0-9a-f]{6}$/i;

function ColourField({ form }: { form: FormState<Brand> }) {
  const { colour } = form.values;
  const isColour = COLOUR.test(colour);
  const shown = isColour ? readableColour(colour) : '';
  const change = (typed: string) => form.set('colour', typed.trim());
  return (
    <div className="row brand-colour">
      <TextField
        label={texts.colour}
        hint={isColour && shown !== colour.toLowerCase() ? texts.darker(colour, shown) : texts.colourHint}
        value={colour}
        problem={form.problems.colour}
        autoComplete="off"
        change={change}
      />
      <input
        type="color"
        aria-label={texts.pick}
        value={isColour ? colour.toLowerCase() : '#0e4a3b'}
        onChange={({ target }) => change(target.value)}
      />
      {isColour && (
        <p className="grow brand-sample" ref={(sample) => sample?.style.setProperty('background', shown)}>
          {texts.sample}
        </p>
      )}
    </div>
  );
}
