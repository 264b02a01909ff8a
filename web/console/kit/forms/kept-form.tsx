import History from 'lucide-react/icons/history';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { formatInstant } from '#contract/kernel/dates.ts';
import { isSame } from '#contract/kernel/same-value.ts';
import { Button } from '#web/console/kit/parts/button.tsx';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import { newerOf } from '#web/console/kit/records/record-changes.ts';
import { type Draft, type DraftPlace, dropDraft, keepDraft, readDraft } from '#web/console/platform/drafts.ts';
import { type FormOptions, type FormState, useForm } from './form-state.ts';
import { type Leaving, useUnsaved } from './unsaved-changes.tsx';

const { draft: texts } = uiTexts;

export interface KeptOptions<V extends object, M extends z.ZodType> extends FormOptions<V, M> {
  /** This device keeps here what was begun; null: nowhere, and leaving asks all the same. */
  draft: DraftPlace | null;
  /** Fields that no draft keeps: see `secretsOf`. */
  secrets?: readonly string[];
}

export interface KeptForm<V extends object> extends Leaving {
  form: FormState<V>;
  /** The draft that was found when the form opened, to go on with or to throw away. Stands above the fields. */
  offer: ReactNode;
}

/**
 * A form of which nothing is lost (docs/decisions/0044): it asks before changed values are left, by `leave`, a link, Back,
 * a reload; and keeps them on the device until they are saved or thrown away. A page uses it as a dialog does:
 *
 *     const { form, leave, offer, question } = useKeptForm({
 *       initial, model, send, done: () => navigate(list),
 *       draft: { noun: 'parks', record: id }, secrets: secretsOf(GROUPS),
 *     });
 *     return <>{offer}{GROUPS.map((group) => <FormFields group={group} form={form} />)}
 *       <Button onClick={() => leave(() => navigate(list))}>Cancel</Button>{question}</>;
 *
 * Of a stored record only what was changed is sent: `changesToSend`.
 */
export function useKeptForm<V extends object, M extends z.ZodType>(options: KeptOptions<V, M>): KeptForm<V> {
  const place = options.draft;
  const forget = () => place && dropDraft(place);
  const release = useRef<() => void>(() => undefined);
  const form = useForm({
    ...options,
    done: () => {
      forget();
      release.current();
      options.done();
    },
  });
  const offer = useDraft(form, place, options.secrets);
  const question = useUnsaved(form.unsaved || form.busy, forget, release);
  return { form, offer, ...question };
}

/** A draft is made of this part of a form, and goes back to it. */
type Drafted<V extends object> = Pick<FormState<V>, 'values' | 'before' | 'changed' | 'resume'> & {
  ref: RefObject<HTMLElement | null>;
};

/** Keeps what is changed on the device, and offers what was found there at first. */
export function useDraft<V extends object>(
  form: Drafted<V>,
  place: DraftPlace | null,
  secrets: readonly string[] = [],
): ReactNode {
  const [found, setFound] = useState<Draft | null>(() => place && readDraft(place));
  const { values, before, changed } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place only changes with what is saved, secrets never, and `changed` follows from the values.
  useEffect(() => {
    // What was found stays until somebody has said what becomes of it.
    if (!place || found) return;
    const kept = changed.filter((name) => !secrets.includes(name));
    if (kept.length === 0) dropDraft(place);
    else keepDraft(place, { values: pick(values, kept), before: pick(before, kept) });
  }, [values, before, found]);
  if (!place || !found) return null;
  // The button that was pressed goes away: the keyboard is where the form begins.
  const toForm = () => form.ref.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  const goOn = () => {
    setFound(null);
    toForm();
    form.resume(found);
  };
  const throwAway = () => {
    setFound(null);
    toForm();
    dropDraft(place);
  };
  return <DraftOffer at={found.at} goOn={goOn} throwAway={throwAway} />;
}

const pick = <V extends object>(values: V, names: readonly (keyof V & string)[]): Record<string, unknown> =>
  Object.fromEntries(names.map((name) => [name, values[name]]));

interface DraftOfferProps {
  at: Date;
  goOn: () => void;
  throwAway: () => void;
}

/** Somebody began this in the form and never saved it: they go on with it, or throw it away. */
const DraftOffer = ({ at, goOn, throwAway }: DraftOfferProps) => (
  <section className="notice draft-offer" aria-label={texts.title}>
    <History aria-hidden size={20} />
    <p>{texts.begun(formatInstant(at))}</p>
    <span className="draft-do">
      <Button variant="outlined" onClick={goOn}>
        {texts.goOn}
      </Button>
      <Button onClick={throwAway}>{texts.throwAway}</Button>
    </span>
  </section>
);

interface StoredFormOptions<R, V extends object, M extends z.ZodType> {
  /** The record as it is stored now; it may change while somebody types. Null: nothing is yet. */
  record: R;
  /** The form holds this of it. */
  valuesOf: (record: R) => V;
  model: M;
  draft: DraftPlace;
  secrets: readonly string[];
  /** Saves what was checked, and answers what is stored from then on. */
  save: (checked: z.output<M>, key: string) => Promise<NonNullable<R>>;
  /** The form holds what was saved. */
  saved: (record: NonNullable<R>) => void;
}

/**
 * A form over a record that stays open after it is saved, and of which nothing is lost. It follows what others store
 * meanwhile in the fields that nobody touched here.
 */
export function useStoredForm<R, V extends object, M extends z.ZodType>(
  options: StoredFormOptions<R, V, M>,
): KeptForm<V> {
  const { record, valuesOf, model, draft, secrets, save, saved } = options;
  const stored = valuesOf(record);
  const answer = useRef<NonNullable<R> | null>(null);
  const send = async (checked: z.output<M>, key: string) => {
    answer.current = await save(checked, key);
  };
  const done = () => {
    const kept = answer.current as NonNullable<R>;
    form.begin(valuesOf(kept));
    saved(kept);
  };
  const newer = (error: Error) => newerOf(error, (now) => valuesOf({ ...record, ...now } as R));
  const kept = useKeptForm({ initial: stored, model, send, done, draft, newer, secrets });
  const { form } = kept;
  // What was stored when somebody looked last: the record that comes after a save, or a refusal, may still be the old one.
  const seen = useRef(stored);
  useEffect(() => {
    if (form.busy || isSame(seen.current, stored)) return;
    seen.current = stored;
    if (!isSame(form.before, stored)) form.follow(stored);
  });
  return kept;
}
