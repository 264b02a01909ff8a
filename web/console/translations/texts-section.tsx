import { useQuery } from '@tanstack/react-query';
import { CATEGORIES } from '#contract/fees/rules.ts';
import { LANGUAGES, OTHER_LANGUAGES } from '#contract/kernel/languages.ts';
import { setAt, valueAt } from '#contract/kernel/wire/deep-fields.ts';
import {
  type OwnTexts,
  type TextsByLanguage,
  type TranslatedKind,
  type Translation,
  translationChangesModel,
} from '#contract/translations/model.ts';
import { GROUPS } from '#contract/translations/rules.ts';
import { TextField } from '#web/console/kit/forms/field.tsx';
import type { FieldGroup } from '#web/console/kit/forms/form-fields.tsx';
import type { FormState } from '#web/console/kit/forms/form-state.ts';
import { toasts } from '#web/console/kit/parts/toasts.tsx';
import { Loaded } from '#web/console/kit/records/loaded.tsx';
import { RecordFields } from '#web/console/kit/records/record-fields.tsx';
import { useRecordForm } from '#web/console/kit/records/record-form.tsx';
import { Button } from '#web/ui/button.tsx';
import { translationQuery, translationRecords } from './queries.ts';
import { translationTexts as texts } from './words.ts';

interface OfRecord {
  kind: TranslatedKind;
  id: string;
}

interface Values {
  texts: TextsByLanguage;
}

export function TextsSection({ kind, id }: OfRecord) {
  const query = useQuery(translationQuery(kind, id));
  return <Loaded query={query}>{(stored) => <TextsForm kind={kind} stored={stored} />}</Loaded>;
}

function TextsForm({ kind, stored }: { kind: TranslatedKind; stored: Translation }) {
  const groups: FieldGroup<Values>[] = [
    {
      fields: [
        {
          kind: 'own',
          name: 'texts',
          label: texts.title,
          render: (form) => rowsOf(stored.english).map((row) => <Row key={row.path} {...row} form={form} />),
          inWords: (values, path) => String(valueAt(values, path) ?? ''),
          partOf: (path) => labelAt(stored.english, path),
        },
      ],
    },
  ];
  const form = useRecordForm({
    record: stored,
    records: translationRecords(kind),
    groups,
    inFull: withMissingTexts,
    valuesOf: ({ texts }): Values => ({ texts }),
    model: translationChangesModel,
    saved: () => toasts.success(texts.saved),
  });
  // Not a form element, because it may be inside a dialog's form.
  return (
    <div className="stack">
      {form.offer}
      <RecordFields form={form} groups={groups} />
      <div>
        <Button variant="contained" color="secondary" busy={form.busy} onClick={() => form.submit()}>
          {texts.save}
        </Button>
      </div>
    </div>
  );
}

interface TextRow {
  path: string;
  label: string;
  english: string;
}

const LINES = Object.entries(texts.fields) as [keyof typeof texts.fields, string][];

function rowsOf({ kindNotes = {}, pictureTexts = {}, ...english }: OwnTexts): TextRow[] {
  const lines = LINES.map(([path, label]) => ({ path, label, english: english[path] ?? '' }));
  const notes = CATEGORIES.map(({ key, label }) => ({
    path: `kindNotes.${key}`,
    label: texts.noteOf(label),
    english: kindNotes[key] ?? '',
  }));
  const pictures = Object.entries(pictureTexts).map(([hash, said], at) => ({
    path: `pictureTexts.${hash}`,
    label: texts.pictureText(at + 1),
    english: said ?? '',
  }));
  return [...lines, ...pictures, ...notes].filter(({ english }) => english !== '');
}

/** Label and language of one text, so that a conflict with a colleague names that text only. */
function labelAt(english: OwnTexts, at: string): string | undefined {
  const label = rowsOf(english).find(({ path }) => at.endsWith(`.${path}`))?.label;
  const language = OTHER_LANGUAGES.find((code) => at.startsWith(`texts.${code}.`));
  return label && language && texts.inLanguage(label, LANGUAGES[language].name);
}

const LONG = ['about', 'visitorRules'];

function Row({ path, label, english, form }: TextRow & { form: FormState<Values> }) {
  const change = (at: string, typed: string) => {
    const changed = structuredClone(form.values.texts);
    setAt(changed, at, typed);
    form.set('texts', changed);
  };
  return (
    <fieldset className="field wide">
      <legend>{label}</legend>
      <p className="hint">{english}</p>
      <div className="fields">
        {OTHER_LANGUAGES.map((code) => (
          <div key={code} lang={LANGUAGES[code].tag}>
            <TextField
              label={LANGUAGES[code].name}
              rows={LONG.includes(path) ? 4 : undefined}
              value={String(valueAt(form.values.texts, `${code}.${path}`) ?? '')}
              problem={form.problems[`texts.${code}.${path}`]}
              autoComplete="off"
              change={(typed) => change(`${code}.${path}`, typed)}
            />
          </div>
        ))}
      </div>
    </fieldset>
  );
}

/** Fills missing texts with '', so that the form can compare every field with its stored value. */
const withMissingTexts = ({ english, texts, id }: Translation): Translation => {
  const empty = emptied(english);
  const filled = OTHER_LANGUAGES.map((code) => {
    const own = texts[code];
    const groups = GROUPS.map((group) => [group, { ...empty[group], ...own?.[group] }]);
    return [code, { ...empty, ...own, ...Object.fromEntries(groups) }] as const;
  });
  return { id, english, texts: Object.fromEntries(filled) };
};

const emptied = (texts: object): OwnTexts =>
  Object.fromEntries(Object.entries(texts).map(([name, one]) => [name, typeof one === 'string' ? '' : emptied(one)]));
