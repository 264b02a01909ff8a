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
  const { theirs } = meanwhile;
  const rows = groups
    .flatMap(({ fields }) => fields)
    .map((field) => ({ field, paths: meanwhile.fields.filter((path) => path.split('.')[0] === field.name) }))
    .filter(({ paths }) => paths.length > 0);
  if (rows.length === 0) return null;
  return (
    <ul>
      {rows.map(({ field, paths }) => {
        const name = field.name as keyof V & string;
        return (
          <OneField
            key={name}
            label={labelOf(groups, name)}
            words={valueInWords(field, theirs)}
            taken={isSame(form.values[name], theirs[name])}
            take={() => form.set(name, withFields(form.values, theirs, paths)[name])}
          />
        );
      })}
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

function valueInWords<V extends object>(field: FormField<V>, theirs: V): string | null {
  if (field.kind === 'own') return field.inWords?.(theirs) ?? null;
  const value: unknown = theirs[field.name];
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
