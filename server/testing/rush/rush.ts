import { freshAddress, peopleForm } from '#server/tickets/factory.ts';
import type { CallAnswer, TestApp } from '../test-app.ts';

/** Books groups of `sizes` people at once, each for another mobile and address. `refused`: SOLD_OUT; `other`: statuses of all else. */
export async function rush({ call }: TestApp, park: { _id: string }, sizes: readonly number[]) {
  const [accepted, refused, other]: [number[], number[], number[]] = [[], [], []];
  const book = async (people: number) => {
    const { status, json } = await call('POST', '/ticketbooking/add', peopleForm(park, people), {
      from: freshAddress(),
    });
    if (status === 201) accepted.push(people);
    else if (json?.code === 'SOLD_OUT') refused.push(people);
    else other.push(status);
  };
  await Promise.all(sizes.map(book));
  return { accepted, refused, other };
}

/** People whose places are counted on a park's days, and people of the bookings that hold them: the two must agree. */
export async function countedPlaces({ database }: TestApp, park: { _id: string }) {
  const [row] = await database.asOwner(
    `select coalesce((select sum(taken) from park_day where park_id = $1), 0)::int as taken,
       coalesce((select sum(people) from booking where park_id = $1 and places_held), 0)::int as held,
       coalesce((select sum(people) from booking where park_id = $1 and (status in ('paid', 'awaited') or hold_until is not null)), 0)::int as live`,
    [park._id],
  );
  return row as { taken: number; held: number; live: number };
}

/** People whose places are counted in a park's slots, where each slot counts exactly those of the bookings that hold one; -1 where one does not. */
export async function countedSlots({ database }: TestApp, park: { _id: string }): Promise<number> {
  const [row] = await database.asOwner(
    `with counted as (
       select visit_date, key as slot, value::int as people from park_day, jsonb_each_text(slots) where park_id = $1 and value <> '0'
     ), held as (
       select visit_date, slot, sum(people) as people from booking where park_id = $1 and places_held and slot is not null group by 1, 2
     )
     select coalesce(sum(c.people), 0)::int as people, count(*) filter (where c.people is distinct from h.people)::int as wrong
     from counted c full join held h using (visit_date, slot)`,
    [park._id],
  );
  return row?.wrong === 0 ? row.people : -1;
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

export const statuses = (answers: readonly CallAnswer[]): Record<string, number> => {
  const found: Record<string, number> = {};
  for (const { status } of answers) found[status] = (found[status] ?? 0) + 1;
  return found;
};
