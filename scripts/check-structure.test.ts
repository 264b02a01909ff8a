import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { checkStructure } from './check-structure.ts';
import { budgetTable } from './structure/budgets.ts';

const wellKept: Record<string, string> = {
  'contract/parks/model.ts': `import { z } from 'zod';\nexport const park = z.object({ id: z.string(), active: z.boolean() });\n`,
  'contract/parks/model.test.ts': 'export {};\n',
  'contract/parks/api.ts': `import { park } from './model.ts';\nexport const api = { _id: park, renames: { parkFlag: 'active' }, names: [['listedFlag', 'active']] };\n`,
  'contract/bookings/rules.ts': 'export const total = () => 0;\n',
  'contract/bookings/rules.test.ts': 'export {};\n',
  'server/app.ts': `import { routes } from '#server/parks/routes.ts';\nexport const app = routes;\n`,
  'server/parks/routes.ts': `import { list } from './service.ts';\nexport const routes = [list];\n`,
  'server/parks/service.ts': 'export const list = () => [];\n',
  'server/parks/service.test.ts': 'export {};\n',
  'web/console/parks/park-page.tsx': 'export const ParkPage = () => <p>Parks</p>;\n',
  'web/console/parks/queries.ts': 'export const parksQuery = 1;\n',
  'web/console/parks/queries.test.ts': 'export {};\n',
  'docs/glossary.md':
    '`parks` and `bookings`\n\n| Noun | What it is | In the old API |\n| --- | --- | --- |\n| `parks` | A place | `park`; `entryDay` |\n',
  'docs/behaviour.md': '# What the server does\n\n## 5 Tickets\n\n### 5.2 Holds\n',
  'docs/product/console.md': '## 7 Screens\n\n| Section | Screen |\n| ------- | ------ |\n| 7.1     | Park   |\n',
  'docs/decisions/0002-endpoints-as-data.md':
    '# 0002: Endpoints are data\n\nDate: 2026-11-21 · Status: accepted\n\n## What we faced\n\n## What we do\n\n## What follows\n',
};

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function plant(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'structure-'));
  folders.push(root);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

function found(change: Record<string, string>): string[] {
  const { problems } = checkStructure(plant({ ...wellKept, ...change }));
  return problems.map(({ path, message }) => `${path}: ${message}`);
}

const NAMED_ALIKE = 'the type Asked has a name that others have, too: let it carry its noun';

const lines = (count: number) => Array.from({ length: count }, (_, at) => `export const a${at} = ${at};`).join('\n');

describe('a repository in order', () => {
  it('has nothing out of place', () => expect(found({})).toEqual([]));

  it('may speak of legacy names in a comment and in a test', () => {
    const comment = '/** The old API says _id. */\nexport const parksQuery = 1;\n';
    const test = `const answer = { _id: 'exbhition' };\nexport { answer };\n`;
    expect(found({ 'web/console/parks/queries.ts': comment, 'contract/parks/model.test.ts': test })).toEqual([]);
  });

  it('may cite every page, section and decision that is there, and an RFC', () => {
    const comment =
      '// docs/behaviour.md 5 and 5.2, docs/product/console.md 7.1, decision 0002, RFC 9110, section 15.5.6\n';
    const link = 'See [behaviour.md 5.2](../behaviour.md).\n';
    expect(found({ 'server/main.ts': comment, 'docs/product/forms.md': link })).toEqual([]);
  });

  it('may name a place in the code that is there', () => {
    expect(found({ 'docs/walks.md': '1. `server/parks/service.ts:list`: reads\n' })).toEqual([]);
  });

  it('may mount the gate in the console, and use its session and calls there', () => {
    const gate = `import '#web/ui/button.tsx';\nimport '#web/console/platform/client.ts';\n`;
    const routes = `import '#web/gate/gate-page.tsx';\n`;
    expect(found({ 'web/gate/gate-page.tsx': gate, 'web/console/routes.tsx': routes })).toEqual([]);
  });

  it('does not mind what .gitignore names', () => {
    expect(found({ '.gitignore': 'dist\n*.log\n', 'dist/utils.js': '', 'x.log': '' })).toEqual([]);
  });
});

describe('each rule', () => {
  it.each<[rule: string, path: string, text: string, message: string]>([
    ['closed file names, contract', 'contract/parks/types.ts', '', 'is not in the vocabulary'],
    ['closed file names, server', 'server/parks/queue.ts', '', 'is not in the vocabulary'],
    ['closed file names, server root', 'server/queue.ts', '', 'is not in the vocabulary'],
    ['closed file names, factories', 'server/testing/Parks.ts', '', 'is not in the vocabulary'],
    ['one function a file', 'server/parks/functions/open-park.sql', '', 'is not in the vocabulary'],
    ['functions beside their noun', 'server/parks/open_park.sql', '', 'is not in the vocabulary'],
    ['tables of a noun', 'server/zoos/tables.ts', '', 'is no noun of contract/'],
    ['closed file names, web', 'web/console/parks/park-card.tsx', '', 'is not in the vocabulary'],
    ['closed sub-folders', 'server/parks/kinds/x.ts', '', 'is not in the vocabulary'],
    ['TypeScript only', 'server/kernel/http/old.js', '', 'is not in the vocabulary'],
    ['no unknown root', 'lib/thing.ts', '', 'is not in the vocabulary'],
    ['no empty names', 'server/kernel/http/date-utils.ts', '', 'is not in the vocabulary'],
    ['same nouns, server', 'server/zoos/service.ts', '', 'is no noun of contract/'],
    ['same nouns, web', 'web/visitor/zoos/queries.ts', '', 'is no noun of contract/'],
    ['the glossary', 'contract/coupons/model.ts', '', 'has no line in docs/glossary.md'],
    ['a roof for each audience', 'web/visitor/x.tsx', `import '#web/console/routes.tsx';`, 'web/shared/'],
    ['the gate knows no kit', 'web/gate/x.ts', `import '#web/console/kit/parts/page.tsx';`, 'web/shared/'],
    ['the gate knows no noun', 'web/gate/x.ts', `import '#web/console/parks/queries.ts';`, 'web/shared/'],
    ['no noun knows the gate', 'web/console/parks/x.ts', `import '#web/gate/outcome.ts';`, 'web/shared/'],
    ['a part of ui knows no audience', 'web/ui/x.tsx', `import '#web/visitor/ui/x.ts';`, 'knows neither'],
    ['what is shared knows no part', 'web/shared/x.ts', `import '#web/ui/button.tsx';`, 'knows neither'],
    ['what is shared knows no audience', 'web/shared/x.ts', `import '#web/visitor/ui/x.ts';`, 'knows neither'],
    ['no Node in a page', 'web/gate/x.ts', `import '#web/gate/testing/gate-server.ts';`, 'only tests import'],
    [
      'kit knows no noun',
      'web/console/kit/parts/x.tsx',
      `await import('#web/console/parks/queries.ts');`,
      'no product noun',
    ],
    [
      'the door of a web feature',
      'web/console/bookings/booking-page.tsx',
      `import '#web/console/parks/park-page.tsx';`,
      'enter by its queries.ts',
    ],
    ['a hook by its name', 'web/console/parks/use-parks.ts', 'export const parks = 1;', 'exports none'],
    ['a section by its name', 'web/console/parks/list-section.tsx', 'export const LIST = 1;', 'exports no component'],
    ['queries alone', 'web/console/parks/queries.ts', 'export const nameOf = () => 1;', 'nameOf is no query'],
    [
      'queries alone, hooks',
      'web/visitor/parks/queries.ts',
      'export const useParks = () => 1;',
      'useParks is no query',
    ],
    ['state of a page', 'web/console/parks/x.ts', 'export const a = 1;\nlet count = a;', 'say in a comment above why'],
    ['clean property names', 'web/console/parks/queries.ts', 'export const x = { _id: 1 };', '"_id" is a name'],
    ['clean shapes', 'web/console/parks/queries.ts', 'export const x = { parkFlag: 1 };', '"parkFlag" is a name'],
    ['clean shapes, in rules', 'contract/bookings/kinds/x.ts', `const field = 'parkFlag';`, '"parkFlag" is a name'],
    ['clean shapes, in the own model', 'contract/parks/rules.ts', 'export const parkFlag = 1;', '"parkFlag" is a name'],
    ['clean shapes, in pages', 'contract/pages/model.ts', 'export interface P { entryDay: 1 }', '"entryDay" is a name'],
    ['clean shapes, in forms', 'web/visitor/x.tsx', 'const X = () => <i title="entryDay" />;', '"entryDay" is a name'],
    ['clean shapes, of a list', 'server/parks/service.ts', 'export const listedFlag = 1;', '"listedFlag" is a'],
    ['clean strings', 'server/parks/service.ts', `export const list = 'select exbhition';`, '"exbhition"'],
    ['clean identifiers', 'contract/parks/model.ts', 'export const profileRegistrationId = 1;', 'of the old API'],
    ['no machine path', 'docs/operations.md', `see /${'root'}/notes`, 'a path of one machine'],
    ['one storage module', 'web/visitor/x.ts', `localStorage.getItem('a');`, 'may be refused by a browser'],
    ['no package host', '.npmrc', `registry=https://${'registry'}.example/`, 'a package host'],
    ['no page that is not there', 'server/main.ts', '// docs/payments.md 2', 'docs/payments.md: no such page'],
    ['no page without its folder', 'server/main.ts', '// as behaviour.md says', 'behaviour.md: no such page'],
    ['no section that is not there', 'server/main.ts', '// docs/behaviour.md 5.2 and 6', 'has no section 6'],
    ['no section without a page', 'server/main.ts', '// the order of section 5', 'a section without its page'],
    ['no decision that is not there', 'server/main.ts', '// decisions 0002 and 0017', 'no decision 0017'],
    [
      'no place in the code that is gone, file',
      'docs/walks.md',
      '`server/queue.ts:next`',
      'server/queue.ts:next is not there',
    ],
    [
      'no place in the code that is gone, name',
      'docs/walks.md',
      '`server/app.ts:zoos`',
      'server/app.ts:zoos is not there',
    ],
    ['doors have a name', 'server/parks/service.ts', `import '../bookings/routes.ts';`, 'is named from the root'],
  ])('%s: a breach is named', (_, path, text, message) => {
    expect(found({ [path]: text })).toContainEqual(expect.stringContaining(message));
  });

  it('nouns do not run in a circle, types included', () => {
    const circle = {
      'server/parks/service.ts': `import { b } from '#server/bookings/service.ts';\nexport const list = b;\n`,
      'server/bookings/service.ts': `import type { L } from '#server/parks/service.ts';\nexport const b = (l: L) => l;\n`,
    };
    expect(found(circle)).toContainEqual(expect.stringContaining('is in a circle'));
  });

  it('a type carries its noun: no two are exported by one name, and three at most have one for themselves', () => {
    const asked = (path: string, mark = '') => ({ [path]: `${mark}type Asked = 1;\nexport const a = 1 as Asked;\n` });
    const two = { ...asked('contract/parks/rules.ts', 'export '), ...asked('contract/bookings/rules.ts', 'export ') };
    expect(found(two)).toEqual(
      Object.keys(two)
        .sort()
        .map((path) => `${path}: ${NAMED_ALIKE}`),
    );
    const three = ['parks', 'bookings'].map((noun) => asked(`contract/${noun}/rules.ts`));
    const own = Object.assign({}, ...three, asked('server/parks/service.ts'), asked('contract/parks/model.test.ts'));
    expect(found(own)).toEqual([]);
    expect(found({ ...own, ...asked('web/console/parks/asked.ts') })).toHaveLength(4);
  });

  it('the kernel names no noun, one or many, however it is written; tests and its own sense of a word apart', () => {
    const code = `export const parkOf = { _booking: 'all parks' };\nexport const bookingsOf = { parking: 'spark' };\n`;
    const named = ['parkOf', '_booking', 'all parks', 'bookingsOf'].map((word) =>
      expect.stringContaining(`server/kernel/http/x.ts: "${word}" names a noun`),
    );
    expect(found({ 'server/kernel/http/x.ts': code, 'server/kernel/http/x.test.ts': code })).toEqual(named);
    const own = `export const parkId = { payments: 'booking' };\n`;
    expect(found({ 'server/kernel/database/scope.ts': own })).toEqual([expect.stringContaining('"booking"')]);
  });

  it('the kernel imports nothing of the rest of the server, Deps least of all, but printed types and the schema', () => {
    const importing = (specifier: string) => `import type { X } from '${specifier}';\nexport type Y = X;\n`;
    const of = (path: string, specifier: string) =>
      found({ [path]: importing(specifier) }).filter((problem) => problem.includes('the kernel imports nothing of'));
    const mounted = 'server/kernel/http/mount.ts';
    for (const other of ['#server/deps.ts', '#server/parks/service.ts', '#server/schema.ts'])
      expect(of(mounted, other)).toEqual([expect.stringContaining(other)]);
    expect(of(mounted, '#server/kernel/database/scope.ts')).toEqual([]);
    expect(of('server/kernel/records/resource.ts', '#server/tables.ts')).toEqual([]);
    expect(of('server/kernel/database/migrate.ts', '#server/schema.ts')).toEqual([]);
  });

  it('queries.ts holds queries, records, clients and mutations', () => {
    const text = [
      'export interface Search { text: string }',
      'export const parks = client(parksApi);',
      'export const parkQuery = (id: string) =>\n  queryOptions({ queryKey: [id] });',
      'export const { query: parksQuery, records: parkRecords } = parkOffering;',
      'export const close = (\n  id: string,\n): Promise<void> => parks.close(id);',
      'export async function open() {\n  await parks.open();\n}',
    ];
    expect(found({ 'web/console/parks/queries.ts': `${text.join('\n\n')}\n` })).toEqual([]);
  });

  it('the web has 5 variables of a whole page at most', () => {
    const five = Array.from({ length: 5 }, (_, at) => `/** Why. */\nlet a${at} = 1;`).join('\n');
    expect(found({ 'web/console/parks/x.ts': `${five}\nexport const b = [];\n` })).toEqual([]);
    const sixth = { 'web/shared/y.ts': '/** Why. */\nlet b = 1;\n' };
    expect(found({ 'web/console/parks/x.ts': `${five}\n`, ...sixth })).toEqual([
      expect.stringContaining('is one more than 5'),
    ]);
  });

  it('pages of visitors stand on a floor above the nouns, and make no circle of them', () => {
    const floors = {
      'server/parks/page.ts': `import { b } from '#server/bookings/service.ts';\nexport const page = b;\n`,
      'server/bookings/service.ts': `import { list } from '#server/parks/service.ts';\nexport const b = () => list;\n`,
    };
    expect(found(floors)).toEqual([]);
  });
});

describe('the budgets', () => {
  /** The lines of the table that are marked as over their limit. */
  const marked = (texts: Record<string, string>): string[] => {
    const { tree } = checkStructure(plant(texts));
    return budgetTable(tree).filter((line) => line.startsWith('!'));
  };

  it('mark the median and the long tail of file lengths, and fail nothing', () => {
    const long = Object.fromEntries(
      Array.from({ length: 12 }, (_, at) => [`server/kernel/http/f${at}.ts`, lines(160)]),
    );
    expect(marked(long)).toContainEqual(expect.stringMatching(/lines of a file, median +160/));
    expect(marked(long)).toContainEqual(expect.stringMatching(/lines of a file, 9 of 10 +160/));
    expect(found(long)).not.toContainEqual(expect.stringContaining('median'));
  });

  it('mark what has no tests', () => {
    const untested = Object.fromEntries(
      Array.from({ length: 9 }, (_, at) => [`web/console/kit/parts/u${at}.tsx`, 'export {};\n']),
    );
    expect(marked(untested)).toContainEqual(expect.stringContaining('test files per source file'));
  });
});

describe('the command', () => {
  const run = (root: string) =>
    spawnSync(process.execPath, [join(import.meta.dirname, 'check-structure.ts'), root], { encoding: 'utf8' });

  it('ends with 0 and a table where all is in order', () => {
    const { status, stdout } = run(plant(wellKept));
    expect(stdout).toMatch(/lines of a file, median .*≤ 50[\s\S]* 0 out of place/);
    expect(status).toBe(0);
  });

  it('ends with 1 and names the place where something is not', () => {
    const { status, stderr } = run(plant({ ...wellKept, 'server/parks/service.ts': 'export const _id = 1;' }));
    expect(stderr).toContain('server/parks/service.ts:1  "_id"');
    expect(status).toBe(1);
  });

  it('ends with 1 where it saw no file', () => {
    const { status, stderr } = run(plant({ 'README.md': '# Nothing here\n' }));
    expect(stderr).toContain('no TypeScript file seen');
    expect(status).toBe(1);
  });
});
