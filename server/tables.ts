import type { BookingTables } from '#server/tables/bookings.ts';
import type { CatalogueTables } from '#server/tables/catalogue.ts';
import type { PeopleTables } from '#server/tables/people.ts';

/** Every table. */
export interface Tables extends PeopleTables, CatalogueTables, BookingTables {}
