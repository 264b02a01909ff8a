import { type QueryClient, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { CATEGORY_KEYS } from '#contract/fees/rules.ts';
import { isSame } from '#contract/kernel/same-value.ts';
import type { OfferingKind } from '#contract/offerings/model.ts';
import { EMPTY_PRESENTATION, type Presentation } from '#contract/presentations/model.ts';
import { hashIn } from '#contract/presentations/page.ts';
import type { RecordMutations } from '#web/console/platform/records.ts';
import { presentationQuery, presentationRecords } from './queries.ts';

type Fields = Record<string, unknown>;
type Records<R> = RecordMutations<never, never, R>;

/** What is stored of a place and what visitors read of it, as one record with one Save. */
export function usePresented<R extends { id: string }>(kind: OfferingKind, record: R | null, records: Records<R>) {
  const query: UseQueryResult<Presentation> = useQuery({
    ...presentationQuery(kind, record?.id ?? ''),
    enabled: record !== null,
  });
  const { data } = query;
  const whole = useMemo(
    (): (R & Presentation) | null => record && { ...EMPTY_PRESENTATION, ...record, ...data, id: record.id },
    [record, data],
  );
  const added = useRef<R | null>(null);
  const both = useMemo(() => savedTogether(kind, records, added), [kind, records]);
  return { query, record: whole, records: both };
}

export const presentationIn = (values: object): Presentation => part(values, true) as unknown as Presentation;

const part = (values: object, isShown: boolean): Fields =>
  Object.fromEntries(Object.entries(values).filter(([name]) => name in EMPTY_PRESENTATION === isShown));

/** The fields of a change that belong to one of the two calls. */
const half = (body: object & { was?: object }, isShown: boolean): Fields => {
  const { was, ...fields } = body;
  return { ...part(fields, isShown), ...(was && { was: part(was, isShown) }) };
};

const isAnything = ({ was: _, ...fields }: Fields): boolean => Object.keys(fields).length > 0;

/** `added`: a new record of which only the second call was refused, so that a second Save adds no other. */
function savedTogether<R extends { id: string }>(
  kind: OfferingKind,
  records: Records<R>,
  added: { current: R | null },
): Omit<RecordMutations<object, object, R & Presentation>, 'each'> {
  const shown = presentationRecords(kind);
  const show = async (cache: QueryClient, id: string, body: Fields) =>
    isAnything(body) ? await shown.change(cache, id, body) : {};
  const change = async (cache: QueryClient, id: string, body: object) => {
    const [own, read] = [half(body, false), half(body, true)];
    const changed = isAnything(own) || !isAnything(read) ? await records.change(cache, id, own as never) : {};
    return { ...(await show(cache, id, read)), ...changed, id } as R & Presentation;
  };
  const add = async (cache: QueryClient, body: object, key: string) => {
    const own = part(body, false) as never;
    added.current = added.current
      ? await records.change(cache, added.current.id, own)
      : await records.add(cache, own, key);
    const { current } = added;
    const typed = Object.entries(part(body, true)).filter(
      ([name, value]) => !isSame(value, EMPTY_PRESENTATION[name as keyof Presentation]),
    );
    const read = await show(cache, current.id, Object.fromEntries(typed));
    cache.setQueryData(presentationQuery(kind, current.id).queryKey, {
      ...EMPTY_PRESENTATION,
      ...read,
      id: current.id,
    });
    added.current = null;
    return { ...EMPTY_PRESENTATION, ...read, ...current };
  };
  return { ...records, add, change };
}

/** With '' for each line that nobody wrote, so that the form can compare every one with what is stored. */
export const withEveryNote = <R extends Partial<Presentation>>(record: R): R => ({
  ...record,
  pictureTexts: {
    ...Object.fromEntries((record.pictures ?? []).map((path) => [hashIn(path), ''])),
    ...record.pictureTexts,
  },
  kindNotes: { ...Object.fromEntries(CATEGORY_KEYS.map((key) => [key, ''])), ...record.kindNotes },
});
