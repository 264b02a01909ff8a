import History from 'lucide-react/icons/history';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { formatInstant } from '#contract/kernel/dates/dates.ts';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import { type Draft, type DraftPlace, dropDraft, keepDraft, readDraft } from '#web/console/platform/keeping/drafts.ts';
import { holdUnsaved } from '#web/console/platform/keeping/unsaved.ts';
import { requestKeys } from '#web/shared/request-key.ts';
import { Button } from '#web/ui/button.tsx';
import { type FormState, type Newer, useFormState } from './form-state.ts';
import { LeaveQuestion } from './leave-guard.tsx';

const { draft: texts } = uiTexts;

interface FormOptions<V extends object, M extends z.ZodType> {
  initial: V;
  model: M;
  /** Gets valid values. `key` is the idempotency key: the same for the same content, so that a retry counts once. */
  send: (checked: z.output<M>, key: string) => Promise<unknown>;
  done: () => void;
  /** The stored record, if the error says that another person has changed it; else null. */
  newer?: (error: Error) => Newer<V> | null;
  /** Where the draft is kept. Null: no draft, but leaving asks. Absent: the form can be left without a question. */
  draft?: DraftPlace | null;
  secrets?: readonly string[];
}

export interface Form<V extends object> extends FormState<V>, Omit<Leaving, 'saved'> {
  offer: ReactNode;
}

/**
 * The second layer of a form: nothing typed is lost (docs/decisions/0044), and what is valid is sent. It asks before
 * changes are left (by `leave`, a link, Back, a reload) and keeps a draft until it is saved or discarded.
 *
 *     const form = useForm({ initial, model, send, done: () => navigate(list), draft: { noun: 'parks', record: id } });
 *     return <>{form.offer}{GROUPS.map((group) => <FormFields group={group} form={form} />)}
 *       <Button onClick={() => form.leave(() => navigate(list))}>Cancel</Button>{form.question}</>;
 */
export function useForm<V extends object, M extends z.ZodType>(options: FormOptions<V, M>): Form<V> {
  const { draft, secrets } = options;
  const { check, wrong, settle, savedAs, refused, ...state } = useFormState(options.initial, options.model);
  const [isSending, setSending] = useState(false);
  const [held, setHeld] = useState(0);
  const busy = isSending || held > 0;
  const offer = useDraft(state, draft ?? null, secrets);
  const isAsked = draft !== undefined && (state.unsaved || busy);
  const { saved, ...leaving } = useUnsaved(isAsked, () => draft && dropDraft(draft));
  const [keyFor] = useState(requestKeys);
  const sending = useRef(false);
  const takes = useRef(new Set<() => boolean>()).current;
  const submit = async () => {
    const isTaken = [...takes].map((take) => take()).every(Boolean);
    const { typed, success, data, error: found } = check();
    if (!success || !isTaken) return wrong(found?.issues);
    // A ref, because a second key press comes before the state has changed.
    if (sending.current || held > 0) return;
    sending.current = true;
    setSending(true);
    settle();
    try {
      await options.send(data, keyFor(data));
      savedAs(typed);
      saved();
      options.done();
    } catch (error) {
      refused(error as Error, options.newer?.(error as Error) ?? null);
    } finally {
      sending.current = false;
      setSending(false);
    }
  };
  return {
    ...state,
    ...leaving,
    offer,
    busy,
    hold: (on) => setHeld((now) => now + (on ? 1 : -1)),
    beforeSending: (take) => {
      takes.add(take);
      return () => void takes.delete(take);
    },
    submit: (event) => {
      event?.preventDefault();
      void submit();
    },
  };
}

type Drafted<V extends object> = Pick<FormState<V>, 'values' | 'before' | 'changed' | 'resume'> & {
  ref: RefObject<HTMLElement | null>;
};

/** Keeps a draft on the device. Returns the offer to go on with the draft of an earlier visit. */
export function useDraft<V extends object>(
  form: Drafted<V>,
  place: DraftPlace | null,
  secrets: readonly string[] = [],
): ReactNode {
  const [found, setFound] = useState<Draft | null>(() => place && readDraft(place));
  const { values, before, changed } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place only changes with what is saved, secrets never, and `changed` follows from the values.
  useEffect(() => {
    // The draft that was found is not overwritten before the user has decided about it.
    if (!place || found) return;
    const kept = changed.filter((name) => !secrets.includes(name));
    if (kept.length === 0) dropDraft(place);
    else keepDraft(place, { values: pick(values, kept), before: pick(before, kept) });
  }, [values, before, found]);
  if (!place || !found) return null;
  const answer = (act: () => void) => () => {
    setFound(null);
    // The pressed button vanishes, so the focus moves to the first field.
    const fields = form.ref.current?.querySelectorAll<HTMLElement>('input, select, textarea') ?? [];
    [...fields].find((field) => !field.closest('[hidden]'))?.focus();
    act();
  };
  return (
    <section className="notice row" aria-label={texts.title}>
      <History aria-hidden size={20} />
      <p>{texts.begun(formatInstant(found.at))}</p>
      <span className="row">
        <Button variant="outlined" onClick={answer(() => form.resume(found))}>
          {texts.goOn}
        </Button>
        <Button onClick={answer(() => dropDraft(place))}>{texts.throwAway}</Button>
      </span>
    </section>
  );
}

const pick = <V extends object>(values: V, names: readonly (keyof V & string)[]): Record<string, unknown> =>
  Object.fromEntries(names.map((name) => [name, values[name]]));

interface Leaving {
  /** Calls `go` at once if nothing is unsaved, else after the question. For Cancel, Esc, the close button and Back. */
  leave: (go: () => void) => void;
  question: ReactNode;
  saved: () => void;
}

/** Asks before unsaved input is left: see `Leaving`. `forget` discards its draft. */
export function useUnsaved(unsaved: boolean, forget: () => unknown = () => undefined): Leaving {
  const [going, setGoing] = useState<{ go: () => void } | null>(null);
  const release = useRef<() => void>(() => undefined);
  const discard = useRef(forget);
  discard.current = forget;
  useEffect(() => {
    if (!unsaved) return;
    release.current = holdUnsaved({ discard: () => discard.current() });
    return () => release.current();
  }, [unsaved]);
  const saved = () => {
    forget();
    release.current();
  };
  const away = (go: () => void) => {
    setGoing(null);
    saved();
    go();
  };
  return {
    leave: (go) => (unsaved ? setGoing({ go }) : go()),
    question: going && <LeaveQuestion leave={() => away(going.go)} stay={() => setGoing(null)} />,
    saved,
  };
}
