import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { checkStructure } from './check-structure.ts';
import { budgetTable, measureBudgets } from './structure/budgets.ts';

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
  'web/console/parks/queries.ts': 'export const parks = 1;\n',
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

const lines = (count: number) => Array.from({ length: count }, (_, at) => `export const a${at} = ${at};`).join('\n');

describe('a repository in order', () => {
  it('has nothing out of place', () => expect(found({})).toEqual([]));

  it('may speak of legacy names in a comment and in a test', () => {
    const comment = '/** The old API says _id. */\nexport const parks = 1;\n';
    const test = `const answer = { _id: 'exbhition' };\nexport { answer };\n`;
    expect(found({ 'web/console/parks/queries.ts': comment, 'contract/parks/model.test.ts': test })).toEqual([]);
  });

  it('may cite every page, section and decision that is there, and an RFC', () => {
    const comment =
      '// docs/behaviour.md 5 and 5.2, docs/product/console.md 7.1, decision 0002, RFC 9110, section 15.5.6\n';
    const link = 'See [behaviour.md 5.2](../behaviour.md), section 8.\n\n## 8 Reports\n';
    expect(found({ 'server/main.ts': comment, 'docs/product/forms.md': link })).toEqual([]);
  });

  it('may name a place in the code that is there', () => {
    expect(found({ 'docs/walks.md': '1. `server/parks/service.ts:list`: reads\n' })).toEqual([]);
  });

  it('may quote a text of the product, with a value in it and an apostrophe', () => {
    const code = `export const texts = { title: (park: string) => \`Book ${'$'}{park}, it's\`, parks: 'Parks' };\n`;
    const pages = { 'docs/product/forms.md': "'Book {park}, it's' and 'Parks' of the visitors' page\n" };
    expect(found({ ...pages, 'web/console/parks/words.ts': code })).toEqual([]);
  });

  it('may say to whoever runs it what is wrong, in an error, a log line or a command', () => {
    const said = `throw new Error('APP_SECRET is missing. Set it.');\nlog.warn({}, 'It is late.');\nsay(\`\${n} rows. Done.\`);\n`;
    const texts = `export const sql = 'select 1 from park';\nexport const html = \`<p>It is fine.</p>\`;\n`;
    expect(found({ 'server/kernel/operations/config.ts': said + texts })).toEqual([]);
  });

  it('may have a sentence where the words are', () => {
    expect(found({ 'contract/parks/words.ts': `export const closed = 'It is closed.';\n` })).toEqual([]);
  });

  it('does not mind what .gitignore names', () => {
    expect(found({ '.gitignore': 'dist\n*.log\n', 'dist/utils.js': '', 'x.log': '' })).toEqual([]);
  });
});

describe('each rule', () => {
  const any = ': an' + 'y';
  const create = 'create or replace ' + 'function';
  it.each<[rule: string, path: string, text: string, message: string]>([
    ['closed file names, contract', 'contract/parks/types.ts', '', 'a noun of contract/ has model.ts'],
    ['closed file names, server', 'server/parks/queue.ts', '', 'a noun of server/ has routes.ts'],
    ['closed file names, server root', 'server/queue.ts', '', 'a noun of server/ has routes.ts'],
    ['closed file names, factories', 'server/testing/Parks.ts', '', 'is not in the vocabulary'],
    ['one function a file', 'server/parks/functions/open-park.sql', '', 'a function lies in server/<noun>/functions/'],
    ['functions beside their noun', 'server/parks/open_park.sql', '', 'a function lies in server/<noun>/functions/'],
    ['tables of a noun', 'server/zoos/tables.ts', '', 'is no noun of contract/'],
    [
      'one place for functions',
      'server/kernel/http/x.ts',
      `export const x = '${create} open_park()';`,
      'one file each',
    ],
    ['one place for functions, SQL', 'docs/notes.sql', `${create} open_park()`, 'one file each'],
    ['closed file names, web', 'web/console/parks/park-card.tsx', '', 'a noun has queries.ts'],
    ['closed sub-folders', 'server/parks/kinds/x.ts', '', 'sub-folders'],
    ['TypeScript only', 'server/kernel/http/old.js', '', 'is JavaScript'],
    ['no unknown root', 'lib/thing.ts', '', 'code lives in contract/'],
    ['no empty names', 'server/kernel/http/date-utils.ts', '', 'says nothing'],
    ['tests beside their subject', 'contract/parks/rules.test.ts', '', 'has no subject'],
    ['same nouns, server', 'server/zoos/service.ts', '', 'is no noun of contract/'],
    ['same nouns, web', 'web/visitor/zoos/queries.ts', '', 'is no noun of contract/'],
    ['the glossary', 'contract/coupons/model.ts', '', 'has no line for `coupons`'],
    ['entry from app.ts', 'server/bookings/routes.ts', '', 'is not mounted'],
    ['contract imports zod only', 'contract/kernel/money.ts', `import 'node:fs';`, 'imports zod and itself only'],
    [
      'contract knows no server',
      'contract/kernel/money.ts',
      `import '../../server/app.ts';`,
      'knows neither server nor web',
    ],
    ['server knows no web', 'server/main.ts', `import '#web/shared/paths.ts';`, 'the arrow is'],
    ['web knows no server', 'web/console/routes.tsx', `export * from '../../server/app.ts';`, 'the arrow is'],
    ['web has no Node', 'web/console/routes.tsx', `import 'node:fs';`, 'the web has no Node'],
    ['kernel knows no noun', 'server/kernel/http/x.ts', `import '#server/parks/service.ts';`, 'no product noun'],
    ['a roof for each audience', 'web/visitor/x.tsx', `import '#web/console/routes.tsx';`, 'web/shared/'],
    ['what is shared knows no audience', 'web/shared/x.ts', `import '#web/visitor/ui/x.ts';`, 'knows neither'],
    [
      'kit knows no noun',
      'web/console/kit/parts/x.tsx',
      `await import('#web/console/parks/queries.ts');`,
      'no product noun',
    ],
    ['the product does without the sandbox', 'server/deps.ts', `import '../sandbox/x.ts';`, 'only server/main.ts'],
    ['the sandbox is alone', 'sandbox/main.ts', `import '#contract/kernel/money.ts';`, 'shares no code'],
    [
      'the door of a server feature',
      'server/bookings/service.ts',
      `import '../parks/routes.ts';`,
      'through its service.ts',
    ],
    [
      'the door of a web feature',
      'web/console/bookings/booking-page.tsx',
      `import '../parks/park-page.tsx';`,
      'through its queries.ts',
    ],
    ['layers run one way', 'server/parks/service.ts', `import './routes.ts';`, 'never back'],
    ['clean property names', 'web/console/parks/queries.ts', 'export const x = { _id: 1 };', '"_id" is a name'],
    ['clean shapes', 'web/console/parks/queries.ts', 'export const x = { parkFlag: 1 };', '"parkFlag" is a field'],
    ['clean shapes, in rules', 'contract/bookings/kinds/x.ts', `const field = 'parkFlag';`, '"parkFlag" is a field'],
    [
      'clean shapes, in the own model',
      'contract/parks/rules.ts',
      'export const parkFlag = 1;',
      '"parkFlag" is a field',
    ],
    [
      'clean shapes, in pages',
      'contract/kernel/pages.ts',
      'export interface P { entryDay: 1 }',
      '"entryDay" is a field',
    ],
    ['clean shapes, in forms', 'web/visitor/x.tsx', 'const X = () => <i title="entryDay" />;', '"entryDay" is a field'],
    ['clean shapes, of a list', 'server/parks/service.ts', 'export const listedFlag = 1;', '"listedFlag" is a'],
    ['clean strings', 'server/parks/service.ts', `export const list = 'select exbhition';`, '"exbhition"'],
    ['clean identifiers', 'contract/parks/model.ts', 'export const profileRegistrationId = 1;', 'of the old API'],
    ['no any', 'contract/parks/model.ts', `export const x${any} = 1;`, 'name the type'],
    ['no skipped test', 'contract/parks/model.test.ts', `it.${'skip'}('x', () => {});`, 'switched off or alone'],
    [
      'no squeezed fields',
      'contract/bookings/rules.ts',
      'export const a = {\n  ...{ b: 1, c: 2 },\n};\n',
      'write each of them',
    ],
    ['no test alone', 'contract/parks/model.test.ts', `describe.${'only'}('x', () => {});`, 'switched off or alone'],
    ['no machine path', 'docs/operations.md', `see /${'root'}/notes`, 'a path of one machine'],
    ['no package host', '.npmrc', `registry=https://${'registry'}.example/`, 'a package host'],
    ['no page that is not there', 'server/main.ts', '// docs/payments.md 2', 'docs/payments.md: no such page'],
    ['no page without its folder', 'server/main.ts', '// as behaviour.md says', 'behaviour.md: no such page'],
    ['no section that is not there', 'server/main.ts', '// docs/behaviour.md 5.2 and 6', 'has no section 6'],
    ['no section of the own page that is not there', 'docs/behaviour.md', 'See section 9.', 'has no section 9'],
    ['no section without a page', 'server/main.ts', '// the order of section 5', 'a section without its page'],
    ['no page outside, by name', 'server/main.ts', '// behaviour.md section 5', 'outside this repository'],
    ['no page outside, in words', 'web/shared/x.css', '/* of the product spec */', 'outside this repository'],
    ['no page outside, in SQL', 'server/database/x.sql', '-- scale.md, rule 2', 'outside this repository'],
    ['no decision that is not there', 'server/main.ts', '// decisions 0002 and 0017', 'no decision 0017'],
    [
      'no place in the code that is gone, file',
      'docs/walks.md',
      '`server/queue.ts:next`',
      'server/queue.ts is not there',
    ],
    ['no place in the code that is gone, name', 'docs/walks.md', '`server/app.ts:zoos`', 'server/app.ts has no zoos'],
    ['exact texts', 'docs/product/forms.md', "It says 'Zoo Added.'", "'Zoo Added.' stands nowhere"],
    [
      'no sentence in a service',
      'server/parks/service.ts',
      `export const list = 'It is closed.';`,
      '"It is closed." is said to people',
    ],
    [
      'no sentence in a rule',
      'contract/bookings/rules.ts',
      `export const total = (a: string) => \`${'$'}{a} is over. Sorry\`;`,
      'is said to people',
    ],
    [
      'no refusal that is made up',
      'server/kernel/http/x.ts',
      `throw invalid('name', 'name is required');`,
      '"name is required" is said',
    ],
    ['one form of decisions, title', 'docs/decisions/0003-roles.md', '# 0003 Roles\n', 'begins with "# 0003: "'],
    ['one form of decisions, date', 'docs/decisions/0003-roles.md', '# 0003: Roles\n\nDate: today.\n', 'third line'],
    [
      'one form of decisions, parts',
      'docs/decisions/0003-roles.md',
      '## Context\n',
      'has these headings and no others',
    ],
    ['one form of decisions, name', 'docs/decisions/roles.md', '', 'called by its number'],
    ['no file over 350 lines', 'server/kernel/http/long.ts', lines(351), 'has 351 lines'],
    ['no god service', 'server/bookings/service.ts', lines(201), 'at most 200'],
  ])('%s: a breach is named', (_, path, text, message) => {
    expect(found({ [path]: text })).toContainEqual(expect.stringContaining(message));
  });

  it('features do not run in a circle', () => {
    const circle = {
      'server/parks/service.ts': `import { b } from '../bookings/service.ts';\nexport const list = b;\n`,
      'server/bookings/service.ts': `import { list } from '../parks/service.ts';\nexport const b = () => list;\n`,
    };
    expect(found(circle)).toContainEqual(expect.stringContaining('in a circle of features'));
  });

  it('pages of visitors stand on a floor above the nouns, and make no circle of them', () => {
    const floors = {
      'server/parks/page.ts': `import { b } from '../bookings/service.ts';\nexport const page = b;\n`,
      'server/bookings/service.ts': `import { list } from '../parks/service.ts';\nexport const b = () => list;\n`,
    };
    expect(found(floors)).toEqual([]);
  });
});

describe('the budgets', () => {
  /** The lines of the table that are marked as over their limit. */
  const marked = (texts: Record<string, string>): string[] => {
    const { tree } = checkStructure(plant(texts));
    return budgetTable(measureBudgets(tree)).filter((line) => line.startsWith('!'));
  };

  it('mark the median and the long tail of file lengths, and fail nothing', () => {
    const long = Object.fromEntries(
      Array.from({ length: 12 }, (_, at) => [`server/kernel/http/f${at}.ts`, lines(160)]),
    );
    expect(marked(long)).toContainEqual(expect.stringMatching(/lines of a file, median +160/));
    expect(marked(long)).toContainEqual(expect.stringMatching(/lines of a file, 9 of 10 +160/));
    expect(found(long)).not.toContainEqual(expect.stringContaining('median'));
  });

  it('mark the median length of named functions, without letting callbacks thin it out', () => {
    const body = `{\n${'  go();\n'.repeat(10)}}`;
    const callbacks = 'go(() => 1);\n'.repeat(20);
    const code = Array.from({ length: 9 }, (_, at) => `export function f${at}() ${body}\n`).join('') + callbacks;
    expect(marked({ 'server/kernel/http/x.ts': code })).toContainEqual(expect.stringMatching(/function, median +12/));
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
