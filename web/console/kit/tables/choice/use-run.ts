import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { toasts } from '#web/console/kit/parts/toasts.tsx';
import type { Identified } from '#web/console/kit/tables/columns.ts';
import { manyTexts as texts } from '#web/console/kit/tables/many-words.ts';
import { removeLater } from '#web/console/platform/keeping/removals.ts';
import { type ManyOutcome, oneByOne } from '#web/console/platform/one-by-one.ts';
import type { Deed, Many } from './bulk-actions.ts';
import type { RowChoice } from './use-choice.ts';

export interface Run<R> {
  deed: Deed<R>;
  count: number;
  outcome: ManyOutcome<R>;
  going: boolean;
}

/** Runs one bulk action at a time. Failed rows stay chosen and are listed; success is a toast. */
export function useRun<R extends Identified>(many: Many<R>, choice: RowChoice<R>) {
  const cache = useQueryClient();
  const [run, setRun] = useState<Run<R> | null>(null);
  const stopping = useRef<AbortController | null>(null);
  const going = useRef<Promise<void> | null>(null);
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  const begin = async (deed: Deed<R>, chosen: readonly R[]): Promise<void> => {
    const rows = chosen.filter(deed.applies);
    if (rows.length === 0) return toasts.success(texts.nothingToDo);
    stopping.current = new AbortController();
    const { signal } = stopping.current;
    const tell = (outcome: ManyOutcome<R>) => setRun({ deed, count: rows.length, outcome, going: true });
    tell({ done: [], refused: [], left: rows, broken: null });
    const { act } = deed;
    const outcome = 'all' in act ? await act.all(rows) : await oneByOne({ things: rows, act: act.each, tell, signal });
    const isWhole = outcome.done.length === rows.length;
    setRun(isWhole ? null : { deed, count: rows.length, outcome, going: false });
    choice.set(isWhole ? chosen : outcome.done, false);
    const { undo } = deed;
    if (outcome.done.length > 0)
      toasts.success(
        deed.done(many.count(outcome.done.length)),
        undo && { label: texts.undo, act: () => start({ ...undo, applies: () => true }, outcome.done) },
      );
    if (!isWhole && !here.current) toasts.failure(failureOf(deed, rows.length, outcome));
    await many.records?.refresh(cache);
  };
  // A ref, because a second press comes before the state has changed.
  const start = (deed: Deed<R>, rows: readonly R[]): void => {
    going.current ??= begin(deed, rows).finally(() => {
      going.current = null;
    });
  };
  const removeSoon = (deed: Deed<R>, rows: readonly R[]): void => {
    choice.set(rows, false);
    removeLater({
      ids: rows.map(({ id }) => id),
      text: texts.soon(many.count(rows.length), rows.length === 1),
      send: async () => {
        while (going.current) await going.current;
        choice.set(rows, true);
        start(deed, rows);
        await going.current;
      },
      refused: ({ message }) => toasts.failure(message),
      undone: () => choice.set(rows, true),
    });
  };
  return { run, start, removeSoon, stop: () => stopping.current?.abort(), close: () => setRun(null) };
}

/** For a user who has left the list: one sentence with the first reason. */
function failureOf<R>({ verb }: Deed<R>, count: number, { done, refused, broken }: ManyOutcome<R>): string {
  const said = done.length > 0 ? texts.notDone(count - done.length, count, verb) : texts.noneDone(verb);
  return [said, refused[0]?.error.message ?? broken?.message].filter(Boolean).join(' ');
}
