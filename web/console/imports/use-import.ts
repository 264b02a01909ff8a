import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { AppError } from '#contract/kernel/errors.ts';
import { unguarded } from '#web/console/kit/import/cells.ts';
import { type Checked, checkRows, type Importable, type ImportRow } from '#web/console/kit/import/importable.ts';
import { holdUnsaved } from '#web/console/platform/keeping/unsaved.ts';
import { oneByOne } from '#web/console/platform/one-by-one.ts';
import { requestKeys } from '#web/shared/request-key.ts';
import { sayText } from '#web/shared/say.ts';
import { isBlank, matched } from './headings.ts';
import type { TableFile } from './table-file.ts';

/** Most rows per file; more are split into several imports (docs/decisions/0049). */
export const MOST_ROWS = 1_000;

export interface Table extends TableFile {
  headings: number;
}

interface GivenPassword {
  name: string;
  email: string;
  password: string;
}

/** State of an import from file to finish. Nothing is kept on the device. */
export function useImport(importable: Importable, table: Table) {
  const cache = useQueryClient();
  const [columns, setColumns] = useState(() => matched(table.rows[table.headings] ?? [], importable.fields));
  const [rows, setRows] = useState<readonly ImportRow[]>(() => rowsOf(table, columns));
  const [broken, setBroken] = useState('');
  const [progress, setProgress] = useState<{ done: number; count: number } | null>(null);
  const stopping = useRef<AbortController | null>(null);
  const checked = useMemo(() => checkRows(importable, rows), [importable, rows]);
  const isOpen = checked.some(({ standing }) => standing !== 'added' && standing !== 'skipped');
  const change: Change = (place, next) => setRows((now) => now.map((row) => (row.place === place ? next(row) : row)));
  const { send, passwords } = useSending(importable, change);
  useEffect(
    () => (isOpen || passwords.length > 0 ? holdUnsaved({ discard: () => undefined }) : undefined),
    [isOpen, passwords],
  );
  useEffect(() => {
    const back = () => setBroken('');
    window.addEventListener('online', back);
    return () => window.removeEventListener('online', back);
  }, []);
  const add = async () => {
    // A ref, because a second press comes before the state has changed.
    if (stopping.current) return;
    stopping.current = new AbortController();
    const things = checked.filter(({ standing }) => standing === 'ready');
    setRows((now) => now.map((row) => (row.mending ? { ...row, mending: false } : row)));
    setProgress({ done: 0, count: things.length });
    setBroken('');
    const outcome = await oneByOne({
      things,
      act: send,
      signal: stopping.current.signal,
      tell: ({ left }) => setProgress({ done: things.length - left.length, count: things.length }),
    });
    for (const { thing, error } of outcome.refused)
      change(thing.row.place, (row) => ({ ...row, refused: refusedBy(error, importable) }));
    stopping.current = null;
    setProgress(null);
    setBroken(outcome.broken?.message ?? '');
    await importable.records.refresh(cache);
  };
  return {
    columns,
    match: (name: string, column: number) => {
      const next = { ...columns, [name]: column };
      setColumns(next);
      setRows(rowsOf(table, next));
    },
    checked,
    progress,
    broken,
    passwords,
    add: () => void add(),
    stop: () => stopping.current?.abort(),
    /** Correcting a cell clears its server error. */
    mend: (place: number, name: string, words: string) =>
      change(place, (row) => ({ ...mended(row, name, words), mending: true })),
    mendAll: (places: readonly number[], name: string, words: string) =>
      setRows((now) => now.map((row) => (places.includes(row.place) ? mended(row, name, words) : row))),
    skip: (place: number) => change(place, (row) => ({ ...row, state: 'skipped' })),
    takeBack: (place: number) => change(place, (row) => ({ ...row, state: 'open' })),
  };
}

export type Import = ReturnType<typeof useImport>;

const mended = ({ refused: _, was, ...row }: ImportRow, name: string, words: string): ImportRow => ({
  ...row,
  was: { [name]: row.cells[name] ?? '', ...was },
  cells: { ...row.cells, [name]: words },
});

function refusedBy(error: AppError, { fields }: Importable): Record<string, string> {
  const named = (error.details?.issues ?? []).filter(({ field }) => fields.some(({ name }) => name === field));
  return named.length > 0
    ? Object.fromEntries(named.map(({ field, message }) => [field, sayText(message)]))
    : { '': error.message };
}

type Change = (place: number, next: (row: ImportRow) => ImportRow) => void;

/** Sends one row. A retry uses the same idempotency key unless the row was corrected, so nothing is added twice. */
function useSending(importable: Importable, change: Change) {
  const [passwords, setPasswords] = useState<readonly GivenPassword[]>([]);
  const keys = useRef(new Map<number, ReturnType<typeof requestKeys>>()).current;
  const secrets = useRef(new Map<number, string>()).current;
  const send = async ({ row: { place }, record }: Checked) => {
    const password = importable.password && (secrets.get(place) ?? importable.password());
    if (password) secrets.set(place, password);
    const body = password ? { ...record, password } : record;
    const keyFor = keys.get(place) ?? requestKeys();
    keys.set(place, keyFor);
    await importable.records.each.add(body as never, keyFor(body));
    change(place, (row) => ({ ...row, state: 'added' }));
    const { name, email } = record as unknown as { name: string; email: string };
    if (password) setPasswords((now) => [...now, { name, email, password }]);
  };
  return { send, passwords };
}

const rowsOf = ({ rows, headings }: Table, columns: Record<string, number>): ImportRow[] =>
  rows.flatMap((cells, at) => {
    if (at <= headings || isBlank(cells)) return [];
    const named = Object.entries(columns).map(([name, column]) => [name, unguarded(cells[column] ?? '')]);
    return [{ place: at + 1, state: 'open', cells: Object.fromEntries(named) }];
  });
