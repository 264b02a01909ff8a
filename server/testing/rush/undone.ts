import type { TestDatabase } from '../database.ts';

/** Several in one statement wait for a tenth of a second, and nobody else does. */
export const OF_SEVERAL = `current_setting('lock_timeout') = '100ms'`;

/** Raises `code` as a booking is written that `refused` says; until `undo` is dropped again. */
export const undoThose = ({ asOwner }: TestDatabase, refused: string, code: string) =>
  asOwner(`
    create or replace function undo() returns trigger language plpgsql security definer as $$
    begin
      if ${refused} then raise exception 'undone by the test' using errcode = '${code}'; end if;
      return new;
    end $$;
    create or replace trigger undo before insert on booking for each row execute function undo()`);

/** Undoes the next `times` bookings by the error of a deadlock. */
export async function undoNext(database: TestDatabase, times: number): Promise<void> {
  await database.asOwner('create sequence if not exists undone; alter sequence undone restart');
  await undoThose(database, `nextval('undone') <= ${times}`, '40P01');
}
