import { type ComponentProps, Fragment, type ReactNode } from 'react';
import { dayOf } from '#contract/kernel/dates/dates.ts';
import { DateField } from '#web/console/kit/dates/date-field.tsx';
import { InstantField } from '#web/console/kit/dates/instant-field.tsx';
import { lazyPart } from '#web/console/platform/parts.ts';
import { type Option, SelectField, TextField } from './field.tsx';
import type { FormAsides, FormState } from './form-state.ts';
import { RupeesField, WholeField } from './number-field.tsx';
import { problemWithin } from './problems.ts';
import { TickField } from './tick-field.tsx';

const ImageField = lazyPart(
  async () => (await import('#web/console/kit/pictures/image-field.tsx')).ImageField,
  <div className="wide pictures-come" />,
);

export type FormPageName = 'basics' | 'prices' | 'days' | 'gate' | 'visitors';

interface Plain<V> {
  name: keyof V & string;
  label: string;
  hint?: string;
  wide?: boolean;
  required?: boolean;
  shown?: (values: V) => boolean;
  /** Never kept in a draft: a key, a visitor’s mobile number. Passwords never are, with or without this. */
  secret?: boolean;
}

export type FormField<V extends object> =
  | (Plain<V> & { kind: 'text' | 'email' | 'tel' | 'password' | 'url' | 'time'; autoComplete?: string })
  | (Plain<V> & { kind: 'note'; rows?: number })
  | (Plain<V> & { kind: 'whole' })
  /** A whole number kept as text, so that the model words the problem. */
  | (Plain<V> & { kind: 'digits'; before?: string })
  /** Value in paise. */
  | (Plain<V> & { kind: 'rupees' })
  | (Plain<V> & { kind: 'day' })
  /** Date and time in IST; the value is an instant or null. */
  | (Plain<V> & { kind: 'instant' })
  | (Plain<V> & { kind: 'tick' })
  /** URL of a picture or ''; with `most` a list. `uploaded`: only files that were uploaded here. */
  | (Plain<V> & { kind: 'image'; most?: number; uploaded?: true })
  | (Plain<V> & { kind: 'choice'; options: readonly Option[]; none?: string })
  | (Plain<V> & { kind: 'yes-no'; yes: string; no: string })
  | ({
      kind: 'own';
      name: string;
      label?: string;
      render: (form: FormState<V>) => ReactNode;
      /** Text of the value at a path ("fees.adult.price"), '' for empty; absent if it cannot be said in words. */
      inWords?: (values: V, path: string) => string;
      partOf?: (path: string) => string | undefined;
    } & Pick<Plain<V>, 'shown' | 'secret'>);

export interface FieldGroup<V extends object> {
  heading?: string;
  /** The page of a long form that shows the field. */
  page?: FormPageName;
  hint?: string;
  fields: readonly FormField<V>[];
}

export interface LabelledGroup {
  heading?: string;
  fields: readonly { name: string; label?: string }[];
}

export function labelOf(groups: readonly LabelledGroup[], name: string): string {
  const group = groups.find(({ fields }) => fields.some((field) => field.name === name));
  const field = group?.fields.find((one) => one.name === name);
  return field?.label ?? group?.heading ?? name;
}

export const secretsOf = <V extends object>(groups: readonly FieldGroup<V>[]): string[] =>
  groups.flatMap(({ fields }) =>
    fields.filter(({ kind, secret }) => kind === 'password' || secret).map(({ name }) => name),
  );

interface FormFieldsProps<V extends object> {
  group: FieldGroup<V>;
  form: FormState<V>;
}

export function FormFields<V extends object>({ group, form }: FormFieldsProps<V>) {
  const shown = group.fields.filter((field) => field.shown?.(form.values) ?? true);
  const fields = shown.map((field) => (
    <div key={field.name} className="a-field" data-field={field.name}>
      <OneField field={field} form={form} />
    </div>
  ));
  if (!group.heading) return <div className="fields">{fields}</div>;
  return (
    <fieldset className="group">
      <legend>{group.heading}</legend>
      {group.hint && <p className="hint">{group.hint}</p>}
      <div className="fields">{fields}</div>
    </fieldset>
  );
}

function OneField<V extends object>({ field, form }: { field: FormField<V>; form: FormState<V> }) {
  if (field.kind === 'own') return <Fragment>{field.render(form)}</Fragment>;
  const { name, label, hint, wide, required } = field;
  const value = form.values[name];
  const change = (next: unknown) => form.set(name, next as V[typeof name]);
  const frame = { label, hint, wide, required, name, problem: form.problems[name], change };
  switch (field.kind) {
    case 'tick':
      return <TickField label={label} hint={hint} wide={wide} change={change} checked={value as boolean} />;
    case 'whole':
      return <WholeField {...frame} value={value as number | null} />;
    case 'rupees':
      return <RupeesField {...frame} value={value as number | null} />;
    case 'day':
      return (
        <DateField
          {...frame}
          today={dayOf(new Date())}
          value={String(value ?? '')}
          change={(next) => change(next || null)}
        />
      );
    case 'instant':
      return <InstantField {...frame} value={value instanceof Date ? value : null} />;
    case 'digits':
      return <TextField {...frame} before={field.before} inputMode="numeric" value={String(value ?? '')} />;
    case 'choice':
      return <SelectField {...frame} value={String(value ?? '')} options={field.options} none={field.none} />;
    case 'yes-no':
      return (
        <SelectField
          {...frame}
          value={String(value)}
          change={(next) => change(next === 'true')}
          options={[
            { value: 'true', label: field.yes },
            { value: 'false', label: field.no },
          ]}
        />
      );
    case 'image':
      return <Pictures {...frame} of={field} form={form} value={value as string | string[]} />;
    case 'note':
      return <TextField {...frame} value={String(value ?? '')} rows={field.rows ?? 2} />;
    case 'time':
      return (
        <TextField
          {...frame}
          type="time"
          step={300}
          value={String(value ?? '')}
          change={(next) => change(next || null)}
        />
      );
    default:
      return (
        <TextField
          {...frame}
          type={field.kind}
          autoComplete={field.autoComplete ?? (field.kind === 'password' ? 'new-password' : 'off')}
          value={String(value ?? '')}
        />
      );
  }
}

type PicturesProps = Omit<
  ComponentProps<typeof ImageField>,
  'addresses' | 'most' | 'uploaded' | 'change' | 'problem' | 'form'
> & {
  name: string;
  form: FormAsides & Pick<FormState<object>, 'problems'>;
  of: { most?: number; uploaded?: true };
  value: string | readonly string[];
  change: (value: string | string[]) => void;
};

function Pictures({ name, form, of: { most, uploaded }, value, change, ...frame }: PicturesProps) {
  const addresses = typeof value === 'string' ? (value ? [value] : []) : value;
  const put = (next: string[]) => change(most === undefined ? (next[0] ?? '') : next);
  return (
    <ImageField
      {...frame}
      problem={problemWithin(form.problems, name)}
      form={form}
      addresses={addresses}
      most={most ?? 1}
      uploaded={uploaded}
      change={put}
    />
  );
}
