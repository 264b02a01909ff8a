import Users from 'lucide-react/icons/users';
import { formatClock, formatDay, formatInstant } from '#contract/dates.ts';
import { withFields } from '#contract/deep-fields.ts';
import { formatRupees } from '#contract/money.ts';
import { isSame } from '#contract/same-value.ts';
import { Button } from './button.tsx';
import type { Field, FieldGroup } from './form-fields.tsx';
import type { FormState } from './form-state.ts';
import { uiTexts } from './texts.ts';

const { meanwhile: texts } = uiTexts;

interface NoticeProps<V extends object> {
  form: FormState<V>;
  groups: readonly FieldGroup<V>[];
}

/** What somebody else changed after this form had opened: theirs beside mine, field by field. Nothing typed is lost. */
export function MeanwhileNotice<V extends object>({ form, groups }: NoticeProps<V>) {
  const { meanwhile, values } = form;
  if (!meanwhile) return null;
  const { fields, theirs, by, at } = meanwhile;
  const names = [...new Set(fields.map((path) => path.split('.')[0]!))].filter((name) => name in values);
  return (
    <section className="notice meanwhile" role="alert" aria-label={texts.title}>
      <Users aria-hidden size={20} />
      <div>
        <p>
          {texts.by(by, at && formatInstant(at))} {texts.mine}
        </p>
        <ul>
          {names.map((name) => {
            const paths = fields.filter((path) => path.split('.')[0] === name);
            const take = () => form.set(name as keyof V, withFields(values, theirs, paths)[name as keyof V]);
            return (
              <OneField
                key={name}
                {...wordsOf(groups, name, theirs)}
                taken={isSame(values[name as keyof V], theirs[name as keyof V])}
                take={take}
              />
            );
          })}
        </ul>
      </div>
    </section>
  );
}

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
      <b>{label}</b> {words !== null && texts.theirs(words)}
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

/** What a field is called, and what its value is in words. A field with a look of its own is called by its group. */
function wordsOf<V extends object>(groups: readonly FieldGroup<V>[], name: string, theirs: V) {
  const group = groups.find(({ fields }) => fields.some((field) => field.name === name));
  const field = group?.fields.find((one) => one.name === name);
  if (!field || field.kind === 'own') return { label: group?.heading ?? name, words: null };
  return { label: field.label, words: valueInWords(field, theirs[field.name]) };
}

type Labelled<V extends object> = Exclude<Field<V>, { kind: 'own' }>;

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
