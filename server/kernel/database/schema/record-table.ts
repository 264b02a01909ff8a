interface RecordTable {
  name: string;
  /** The noun's own columns. */
  columns: string;
  constraints?: string;
  /** The columns of the index by which its lists are read, newest first. */
  newest?: string;
}

/**
 * Makes the table of a noun's records with the columns that server/kernel/records/resource.ts reads. Released steps have
 * its text, so it is never edited: a table that differs writes its own.
 */
export function recordTable({
  name,
  columns,
  constraints = '',
  newest = 'organisation_id, created_at desc, id desc',
}: RecordTable): string {
  const index = (of: string) => `${name}_${of} on ${name}`;
  return `
    create table ${name} (
      organisation_id text not null references organisation (id),
      id text not null,${columns},
      organisation_active boolean not null default true,
      created_at timestamptz not null,
      deleted_at timestamptz,
      primary key (organisation_id, id)${constraints}
    );
    create index ${index('id')} (id);
    create index ${index('newest')} (${newest})`;
}
