import History from 'lucide-react/icons/history';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { formatInstant } from '#contract/kernel/dates/dates.ts';
import { Button } from '#web/console/kit/parts/button.tsx';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import { type Draft, type DraftPlace, dropDraft, keepDraft, readDraft } from '#web/console/platform/keeping/drafts.ts';
import type { FormState } from './form-state.ts';
import { useUnsaved } from './unsaved-changes.tsx';

const { draft: texts } = uiTexts;

export interface KeptOptions {
  /** Where the draft is kept. Null: no draft, but leaving asks. Absent: the form can be left without a question. */
  draft?: DraftPlace | null;
  secrets?: readonly string[];
}

/**
 * The second layer of a form: nothing typed is lost (docs/decisions/0044). Asks before changes are left (by `leave`, a
 * link, Back, a reload) and keeps a draft on the device until it is saved or discarded.
 */
export function useKept<V extends object>(
  form: Drafted<V> & Record<'unsaved' | 'busy', boolean>,
  { draft, secrets }: KeptOptions,
) {
  const offer = useDraft(form, draft ?? null, secrets);
  const isAsked = draft !== undefined && (form.unsaved || form.busy);
  return { offer, ...useUnsaved(isAsked, () => draft && dropDraft(draft)) };
}

type Drafted<V extends object> = Pick<FormState<V>, 'values' | 'before' | 'changed' | 'resume'> & {
  ref: RefObject<HTMLElement | null>;
};

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
    form.ref.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
    act();
  };
  return (
    <section className="notice draft-offer" aria-label={texts.title}>
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
