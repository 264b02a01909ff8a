import Users from 'lucide-react/icons/users';
import { formatClock, formatDay, formatInstant } from '#contract/kernel/dates.ts';
import { withFields } from '#contract/kernel/deep-fields.ts';
import { formatRupees } from '#contract/kernel/money.ts';
import { isSame } from '#contract/kernel/same-value.ts';
import { type FieldGroup, type FormField, type LabelledGroup, labelOf } from '#web/console/kit/forms/form-fields.tsx';
import type { FormState, Meanwhile } from '#web/console/kit/forms/form-state.ts';
import { Button } from '#web/console/kit/parts/button.tsx';
import { uiTexts } from '#web/console/kit/parts/texts.ts';

const { meanwhile: texts } = uiTexts;

interface NoticeProps<V extends object> {
  form: FormState<V>;
  groups: readonly FieldGroup<V>[];
}

/** Shows what somebody else changed after this form opened: theirs beside mine, field by field. Nothing typed is lost. */
export function MeanwhileNotice<V extends object>({ form, groups }: NoticeProps<V>) {
  if (!form.meanwhile) return null;
  const { fields, followed, by, at } = form.meanwhile;
  return (
    <section className="notice meanwhile" role="alert" tabIndex={-1} aria-label={texts.title}>
      <Users aria-hidden size={20} />
      <div>
        {fields.length > 0 && (
          <p>
            {texts.by(by, at && formatInstant(at))} {texts.mine}
          </p>
        )}
        <Disputed form={form} groups={groups} meanwhile={form.meanwhile} />
        {followed.length > 0 && <p>{texts.followed(labelsOf(groups, followed))}</p>}
      </div>
    </section>
  );
}

/** The fields that both changed, in the order of the form. */
function Disputed<V extends object>({ form, groups, meanwhile }: NoticeProps<V> & { meanwhile: Meanwhile<V> }) {
  const { values, set } = form;
  const { fields, theirs } = meanwhile;
  const inForm = groups.flatMap((group) => group.fields.map(({ name }) => name));
  const rows = inForm.flatMap((name) => {
    const paths = fields.filter((path) => path.split('.')[0] === name);
    return paths.length > 0 ? [{ name, paths }] : [];
  });
  if (rows.length === 0) return null;
  return (
    <ul>
      {rows.map(({ name, paths }) => (
        <OneField
          key={name}
          {...wordsOf(groups, name, theirs)}
          taken={isSame(values[name as keyof V], theirs[name as keyof V])}
          take={() => set(name as keyof V, withFields(values, theirs, paths)[name as keyof V])}
        />
      ))}
    </ul>
  );
}

/** Fields by what people read: their labels, or that of the part in which they stand. */
const labelsOf = (groups: readonly LabelledGroup[], names: readonly string[]): string =>
  [...new Set(names.map((name) => labelOf(groups, name)))].join(', ');

interface OneFieldProps {
  label: string;
  /** Theirs in words; null where it takes more than words to show it. */
  words: string | null;
  taken: boolean;
  take: () => void;
}

const OneField = ({ label, words, taken, take }: OneFieldProps) => (
  <li>
    <span>
      <b>{label}</b> <span>{words === null ? texts.other : texts.theirs(words)}</span>
    </span>
    {taken ? (
      <span>{texts.taken}</span>
    ) : (
      <Button variant="outlined" size="small" aria-label={texts.takeNamed(label)} onClick={take}>
        {texts.take}
      </Button>
    )}
  </li>
);

/** Says what a field is called, and what its value is in words. */
function wordsOf<V extends object>(groups: readonly FieldGroup<V>[], name: string, theirs: V) {
  const label = labelOf(groups, name);
  const field = groups.flatMap(({ fields }) => fields).find((one) => one.name === name);
  if (!field || field.kind === 'own') return { label, words: field?.inWords?.(theirs) ?? null };
  return { label, words: valueInWords(field, theirs[field.name]) };
}

type Labelled<V extends object> = Exclude<FormField<V>, { kind: 'own' }>;

function valueInWords<V extends object>(field: Labelled<V>, value: unknown): string | null {
  if (isSame(value, '')) return texts.empty;
  switch (field.kind) {
    case 'image':
      return null;
    case 'tick':
      return value ? texts.yes : texts.no;
    case 'yes-no':
      return value ? field.yes : field.no;
    case 'choice':
      return field.options.find((option) => option.value === value)?.label ?? null;
    case 'rupees':
      return formatRupees(value as number);
    case 'day':
      return formatDay(value as string);
    case 'time':
      return formatClock(value as string);
    case 'instant':
      return formatInstant(value as Date);
    default:
      return `“${String(value)}”`;
  }
}
