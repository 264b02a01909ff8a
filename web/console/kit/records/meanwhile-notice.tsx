import Users from 'lucide-react/icons/users';
import { formatClock, formatDay, formatInstant } from '#contract/kernel/dates/dates.ts';
import { formatCount, formatRupees } from '#contract/kernel/money.ts';
import { isSame } from '#contract/kernel/same-value.ts';
import { valueAt, withFields } from '#contract/kernel/wire/deep-fields.ts';
import { type FieldGroup, type FormField, type LabelledGroup, labelOf } from '#web/console/kit/forms/form-fields.tsx';
import type { FormState, Meanwhile } from '#web/console/kit/forms/form-state.ts';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import { Button } from '#web/ui/button.tsx';

const { meanwhile: texts } = uiTexts;

interface NoticeProps<V extends object> {
  form: FormState<V>;
  groups: readonly FieldGroup<V>[];
}

/** Conflicts with somebody else's change, both values per field. Nothing typed is lost. */
export function MeanwhileNotice<V extends object>({ form, groups }: NoticeProps<V>) {
  if (!form.meanwhile) return null;
  const { fields, followed, by, at } = form.meanwhile;
  return (
    <section className="notice meanwhile" role="alert" tabIndex={-1} aria-label={texts.title}>
      <Users aria-hidden size={20} />
      <div className="stack">
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

function Disputed<V extends object>({ form, groups, meanwhile }: NoticeProps<V> & { meanwhile: Meanwhile<V> }) {
  const rows = groups.flatMap(({ fields }) => fields).flatMap((field) => rowsOf(field, groups, meanwhile.fields));
  if (rows.length === 0) return null;
  return (
    <ul className="lines">
      {rows.map((row) => (
        <OneField key={row.label} {...row} form={form} theirs={meanwhile.theirs} />
      ))}
    </ul>
  );
}

interface Row<V extends object> {
  field: FormField<V>;
  label: string;
  paths: readonly string[];
}

function rowsOf<V extends object>(
  field: FormField<V>,
  groups: readonly FieldGroup<V>[],
  disputed: readonly string[],
): Row<V>[] {
  const paths = disputed.filter((path) => path.split('.')[0] === field.name);
  const calledFor = (path: string) => (field.kind === 'own' && field.partOf?.(path)) || labelOf(groups, field.name);
  return [...Map.groupBy(paths, calledFor)].map(([label, of]) => ({ field, label, paths: of }));
}

const labelsOf = (groups: readonly LabelledGroup[], names: readonly string[]): string =>
  [...new Set(names.map((name) => labelOf(groups, name)))].join(', ');

interface OneFieldProps<V extends object> extends Row<V> {
  form: FormState<V>;
  theirs: V;
}

function OneField<V extends object>({ field, label, paths, form, theirs }: OneFieldProps<V>) {
  const [mine, other] = [form.values, theirs].map((values) => valueInWords(field, values, paths[0]!));
  const isTaken = paths.every((path) => isSame(valueAt(form.values, path), valueAt(theirs, path)));
  const name = field.name as keyof V & string;
  return (
    <li>
      <span>
        <b>{label}</b>: {mine == null || other == null ? texts.other : texts.both(mine, other)}
      </span>
      {isTaken ? (
        <span>{texts.taken}</span>
      ) : (
        <Button
          variant="outlined"
          size="small"
          aria-label={texts.takeNamed(label)}
          onClick={() => form.set(name, withFields(form.values, theirs, paths)[name])}
        >
          {texts.take}
        </Button>
      )}
    </li>
  );
}

function valueInWords<V extends object>(field: FormField<V>, values: V, path: string): string | null {
  if (field.kind === 'own') return field.inWords ? field.inWords(values, path) || texts.empty : null;
  const value: unknown = values[field.name];
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
    case 'whole':
      return formatCount(value as number);
    case 'digits':
      return `${field.before ?? ''}${value}`;
    default:
      return `“${String(value)}”`;
  }
}
