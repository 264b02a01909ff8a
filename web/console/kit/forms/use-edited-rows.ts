import { useState } from 'react';

interface EditedRow<R> {
  id: number;
  row: R;
  change: (part: Partial<R>) => void;
  remove: () => void;
}

export function useEditedRows<R>(rows: readonly R[], put: (rows: R[]) => void): EditedRow<R>[] {
  const [kept, keep] = useState<readonly number[]>([]);
  const next = (kept.at(-1) ?? 0) + 1 - kept.length;
  const ids = rows.map((_, at) => kept[at] ?? next + at);
  return rows.map((row, at) => ({
    id: ids[at] as number,
    row,
    change: (part) => put(rows.with(at, { ...row, ...part })),
    remove: () => {
      keep(ids.toSpliced(at, 1));
      put(rows.toSpliced(at, 1));
    },
  }));
}
