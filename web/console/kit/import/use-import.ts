import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { AppError } from '#contract/kernel/errors.ts';
import type { TableFile } from '#web/console/platform/files/table-file.ts';
import { holdUnsaved } from '#web/console/platform/keeping/unsaved.ts';
import { oneByOne } from '#web/console/platform/one-by-one.ts';
import { requestKeys } from '#web/shared/request-key.ts';
import { unguarded } from './cells.ts';
import { isBlank, matched } from './headings.ts';
import { type Checked, checkRows, type Importable, type ImportRow } from './importable.ts';

/** The most rows of one file: more are several imports (docs/decisions/0049). */
export const MOST_ROWS = 1_000;

/** A file as it was read, and which of its rows has the headings, from 0. */
export interface Table extends TableFile {
  headings: number;
}

/** This was added with a password that is shown once. */
interface GivenPassword {
  name: string;
  email: string;
  password: string;
}

/** An import from its file to its end: rows, what is wrong with them, and how far adding them is. Nothing of it is kept on the device. */
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
    // A second press comes before the state has changed.
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
    /** Says why adding could not go on, until the network is back. */
    broken,
    passwords,
    add: () => void add(),
    stop: () => stopping.current?.abort(),
    /** A cell that is mended is no longer what the server refused. */
    mend: (place: number, name: string, words: string) =>
      change(place, (row) => ({ ...mended(row, name, words), mending: true })),
    /** Rows that nobody has in hand go where they belong at once. */
    mendAll: (places: readonly number[], name: string, words: string) =>
      setRows((now) => now.map((row) => (places.includes(row.place) ? mended(row, name, words) : row))),
    skip: (place: number) => change(place, (row) => ({ ...row, state: 'skipped' })),
    takeBack: (place: number) => change(place, (row) => ({ ...row, state: 'open' })),
  };
}

export type Import = ReturnType<typeof useImport>;

/** A row with other words in one of its cells. */
const mended = ({ refused: _, was, ...row }: ImportRow, name: string, words: string): ImportRow => ({
  ...row,
  was: { [name]: row.cells[name] ?? '', ...was },
  cells: { ...row.cells, [name]: words },
});

/** The server's words, beside the fields that it names. */
function refusedBy(error: AppError, { fields }: Importable): Record<string, string> {
  const named = (error.details?.issues ?? []).filter(({ field }) => fields.some(({ name }) => name === field));
  return named.length > 0
    ? Object.fromEntries(named.map(({ field, message }) => [field, message]))
    : { '': error.message };
}

type Change = (place: number, next: (row: ImportRow) => ImportRow) => void;

/** Sends one row. One that is sent again is the same request, unless it was mended: nothing is added twice. */
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

/** The rows below the headings that say something, by fields. */
const rowsOf = ({ rows, headings }: Table, columns: Record<string, number>): ImportRow[] =>
  rows.flatMap((cells, at) => {
    if (at <= headings || isBlank(cells)) return [];
    const named = Object.entries(columns).map(([name, column]) => [name, unguarded(cells[column] ?? '')]);
    return [{ place: at + 1, state: 'open', cells: Object.fromEntries(named) }];
  });
