import type { BookingTables } from './tables/bookings.ts';
import type { CatalogueTables } from './tables/catalogue.ts';
import type { PeopleTables } from './tables/people.ts';

/** Every table. */
export interface Tables extends PeopleTables, CatalogueTables, BookingTables {}
