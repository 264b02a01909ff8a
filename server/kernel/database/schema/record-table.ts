interface RecordTable {
  name: string;
  columns: string;
  constraints?: string;
  newest?: string;
}

/** Released steps have this text, so it is never edited: a table that differs writes its own. */
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
