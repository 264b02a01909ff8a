import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type Outcome, oneByOne } from '#web/console/platform/one-by-one.ts';
import { manyTexts as texts } from '#web/console/words/many.ts';
import type { Choice } from './choice.ts';
import type { Identified } from './columns.ts';
import type { Deed, Many } from './deeds.ts';
import { useToasts } from './toasts.tsx';

/** A deed that is being done, or was not done with all. */
export interface Run<R> {
  deed: Deed<R>;
  /** With how many it is done. */
  count: number;
  outcome: Outcome<R>;
  going: boolean;
}

/** Does a deed with rows: one at a time on a screen. What was not done stays chosen, and is told; the rest in a toast. */
export function useRun<R extends Identified>(many: Many<R>, choice: Choice<R>) {
  const cache = useQueryClient();
  const toasts = useToasts();
  const [run, setRun] = useState<Run<R> | null>(null);
  const stopping = useRef<AbortController | null>(null);
  const start = async (deed: Deed<R>, chosen: readonly R[]): Promise<void> => {
    // A second press comes before the state has changed.
    if (stopping.current) return;
    const rows = chosen.filter(deed.applies);
    if (rows.length === 0) return toasts.success(texts.nothingToDo);
    stopping.current = new AbortController();
    const { signal } = stopping.current;
    const tell = (outcome: Outcome<R>) => setRun({ deed, count: rows.length, outcome, going: true });
    tell({ done: [], refused: [], left: rows, broken: null });
    const outcome = await oneByOne({ things: rows, act: deed.act, tell, signal });
    stopping.current = null;
    const isWhole = outcome.done.length === rows.length;
    setRun(isWhole ? null : { deed, count: rows.length, outcome, going: false });
    choice.set(isWhole ? chosen : outcome.done, false);
    const { undo } = deed;
    if (outcome.done.length > 0)
      toasts.success(
        deed.done(many.count(outcome.done.length)),
        undo && { label: texts.undo, act: () => void start({ ...undo, applies: () => true }, outcome.done) },
      );
    await many.records?.refresh(cache);
  };
  return { run, start, stop: () => stopping.current?.abort(), close: () => setRun(null) };
}
