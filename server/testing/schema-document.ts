import type { DatabaseFunction } from '#server/kernel/database/schema/functions.ts';
import type { SchemaStep } from '#server/kernel/database/schema/steps.ts';

export type Asks = (question: string) => Promise<Record<string, string>[]>;

const COLUMNS = `
  select c.relname as of, string_agg('\`' || a.attname || '\` ' || replace(format_type(a.atttypid, null), 'timestamp with time zone', 'timestamptz')
    || case when a.attgenerated <> '' then ' = ' || pg_get_expr(d.adbin, d.adrelid) when not a.attnotnull then '?' else '' end, ', ' order by a.attnum) as said
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v') group by 1 order by 1`;

const KEYS = `
  select relname as of, pg_get_constraintdef(k.oid) as said
  from pg_constraint k join pg_class c on c.oid = k.conrelid
  where k.connamespace = 'public'::regnamespace and contype in ('p', 'u', 'f')
  order by 1, position(contype::text in 'puf'), 2`;

const INDEXES = `
  select c.relname as of, regexp_replace(pg_get_indexdef(indexrelid), '^CREATE (UNIQUE )?INDEX (\\w+) ON \\S+ USING btree ', '\\2: \\1') as said
  from pg_index i join pg_class c on c.oid = i.indrelid
  where c.relnamespace = 'public'::regnamespace and not exists (select from pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u'))
  order by 1, 2`;

const POLICIES = `
  select tablename as of, '**' || policyname || '**' || case permissive when 'RESTRICTIVE' then ' (besides)' else '' end
    || case cmd when 'ALL' then '' else ' to ' || lower(cmd) end || ' for ' || (select string_agg(replace(r::text, 'pravesh_', ''), ', ' order by r::text) from unnest(roles) r)
    || ': \`' || regexp_replace(qual, '\\s+', ' ', 'g') || '\`' as said
  from pg_policies where schemaname = 'public' order by 1, permissive, policyname`;

const TRIGGERS = `
  select c.relname as of, regexp_replace(pg_get_triggerdef(t.oid), '^CREATE (CONSTRAINT )?TRIGGER (\\w+) (.*) ON \\S+ (.*)FOR EACH ROW (.*)EXECUTE FUNCTION (.*)$', '\\2: \\3 → \\6') as said
  from pg_trigger t join pg_class c on c.oid = t.tgrelid where not tgisinternal order by 1, 2`;

const SIGNATURES = `
  select proname as of, pg_get_function_identity_arguments(oid) as arguments, pg_get_function_result(oid) as result,
    case when prosecdef then 'the owner' else 'the caller' end as runs,
    coalesce((select string_agg(replace(a.grantee::regrole::text, 'pravesh_', ''), ', ' order by 1) from aclexplode(proacl) a where a.grantee <> proowner), '') as callers
  from pg_proc where pronamespace = 'public'::regnamespace`;

/** Writes down what a migrated database consists of, by noun, in Markdown. */
export async function schemaDocument(ask: Asks, steps: readonly SchemaStep[], functions: readonly DatabaseFunction[]) {
  const parts: [title: string, rows: Record<string, string>[]][] = [
    ['Keys', await ask(KEYS)],
    ['Indexes', await ask(INDEXES)],
    ['Policies', await ask(POLICIES)],
    ['Triggers', await ask(TRIGGERS)],
  ];
  const columns = await ask(COLUMNS);
  const signatures = await ask(SIGNATURES);
  const table = (name: string): string => {
    const lists = parts.flatMap(([title, rows]) => list(title, saidOf(rows, name)));
    return [`### Table \`${name}\``, saidOf(columns, name).join(''), ...lists].join('\n\n');
  };
  const nouns = [...new Set([...steps.map(nounOf), ...functions.map(({ noun }) => noun)])];
  return nouns
    .map((noun) => {
      const tables = steps.filter((step) => nounOf(step) === noun).flatMap(tablesOf);
      const own = functions.filter((one) => one.noun === noun);
      const head = `## ${noun[0]?.toUpperCase()}${noun.slice(1).replaceAll('-', ' ')}`;
      return [head, ...tables.map(table), ...own.map((one) => described(one, signatures))].join('\n\n');
    })
    .join('\n\n');
}

const nounOf = ({ name }: SchemaStep): string => name.split('/')[0] ?? '';

const tablesOf = ({ parts }: SchemaStep): string[] =>
  parts.flatMap(({ make }) =>
    [...make.matchAll(/create (?:unlogged )?(?:table|view) (\w+)/g)].map(([, name]) => name ?? ''),
  );

const saidOf = (rows: Record<string, string>[], name: string): string[] =>
  rows.filter((row) => row.of === name).map(({ said = '' }) => said);

const list = (title: string, lines: string[]): string[] =>
  lines.length === 0 ? [] : [`${title}:\n\n${lines.map((line) => `- ${line}`).join('\n')}`];

/** The promise of a function is the comment at the head of its file. */
function described({ name, text }: DatabaseFunction, signatures: Record<string, string>[]): string {
  const promise = text.slice(0, text.indexOf('create or')).replaceAll(/^-- /gm, '').trim();
  const { arguments: given, result, runs, callers } = signatures.find((row) => row.of === name) ?? {};
  const called = callers ? `called by ${callers}` : 'called by functions and triggers alone';
  return `### \`${name}\`\n\n\`(${given}) → ${result}\`; runs as ${runs}, ${called}.\n\n${promise.replaceAll(/\n(?=Locks:|Outcomes:|Raises )/g, '\n\n')}`;
}
