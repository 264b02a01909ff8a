import { expect } from 'vitest';

/**
 * Checks every order of a list: the other way round is its mirror to the last row, so rows that are alike have a place of
 * their own; its pages are its parts; a column that it does not have is refused.
 * @param read the ids of the rows, or null where the list refuses
 */
export async function expectOrders(
  read: (asked: Record<string, string>) => Promise<string[] | null>,
  columns: readonly string[],
) {
  for (const sort of columns) {
    const up = (await read({ sort })) ?? [];
    expect(up.length).toBeGreaterThan(2);
    expect([sort, await read({ sort: `-${sort}` })]).toEqual([sort, up.toReversed()]);
    const pages = ['1', '2'].map((page) => read({ sort, page, limit: '2' }));
    expect([sort, (await Promise.all(pages)).flat()]).toEqual([sort, up.slice(0, 4)]);
  }
  for (const sort of ['nothing', '--date', 'id; drop table booking']) expect(await read({ sort })).toBeNull();
}
