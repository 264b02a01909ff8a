import type { Problem, Tree } from './tree.ts';

const kebab = '[a-z0-9]+(?:-[a-z0-9]+)*';
const test = '(?:\\.[a-z0-9-]+)*?(?:\\.test)?';

/** Where a file may lie, as one pattern a place; what matches none is out of place. `…` stands for a name in kebab-case. */
const places = [
  'contract/kernel/….ts',
  'contract/…/(model|rules|api|words|page).ts',
  'contract/bookings/kinds/….ts',
  'contract/payments/gateways/….ts',
  'server/(main|app|deps|booking-kind|tables|schema|world|jobs|doctor|demo-data).ts',
  'server/demo/….ts',
  'server/tables/….ts',
  'server/pages/….ts',
  'server/(kernel|testing)/(…/)*….ts',
  'server/…/(kind|routes|service|repository|reports|tables|invariants|factory|(…-)?page).ts',
  'server/payments/(reconciliation|refunds|returns).ts',
  'server/payments/gateways/(…/)*….ts',
  'web/shared/(words/)?….ts',
  'web/console/(console|sign-in|routes).tsx',
  'web/console/theme.ts',
  'web/visitor/(pages|page-facts|render|styles|fee|coupon-check|api-docs-entry).tsx?',
  'web/(visitor|console)/(platform|ui|kit)/(…/)*….tsx?',
  'web/(visitor|console)/…/(queries|(…-)?words).ts',
  'web/(visitor|console)/…/use-….tsx?',
  'web/(visitor|console)/…/…-(page|form|columns|section).tsx',
  '(sandbox|scripts|e2e|bench)/(…/)*….tsx?',
  '….config.ts',
].map((place) => new RegExp(`^${place.replaceAll('…', kebab).replace(/\.(tsx?\??)$/, `${test}\\.$1`)}$`));

const homes: [prefix: string, message: string][] = [
  [
    'contract/',
    'a noun of contract/ has model.ts (the shape), rules.ts (pure functions), api.ts (endpoints, legacy names), words.ts (what people are told about it) and page.ts (what its page is made of); what belongs to no noun lies in contract/kernel/; kinds of booking in contract/bookings/kinds/',
  ],
  [
    'server/',
    'a noun of server/ has routes.ts (HTTP), service.ts (use cases), repository.ts (SQL), reports.ts, kind.ts where it is a kind of booking, tables.ts (the steps of its tables), functions/<name>.sql (one function a file, its text of today), page.ts or *-page.ts (pages of visitors), invariants.ts and factory.ts (one for tests); of other sub-folders only payments/gateways/; what knows no noun goes to a room of server/kernel/; pages of visitors that have no noun, and what mounts them all, are in pages/, the demo in demo/, what tests need in testing/',
  ],
  [
    'web/',
    'web/ has one roof for each audience, visitor/ and console/, and shared/ for what both use; below a roof a noun has queries.ts and *-page.tsx, *-form.tsx, *-columns.tsx, *-section.tsx, and use-*.ts for a hook, fixed texts are in its words.ts, and what knows no noun goes to platform/, ui/ (visitor) or a room of kit/ (console); web/visitor/pages.ts names every page of visitors',
  ],
  ['', 'code lives in contract/, server/, web/, sandbox/, scripts/, e2e/ or bench/, in kebab-case'],
];

const emptyNames = /^(?:.*-)?(?:utils?|helpers?|misc|common|manager|index)$/;

/** Finds files whose name or folder is not in the closed vocabulary, and tests that lie far from their subject. */
export function checkVocabulary({ texts }: Tree): Problem[] {
  const code = [...texts.keys()].filter((path) => /\.[cm]?[jt]sx?$/.test(path) && !path.endsWith('.d.ts'));
  return code.flatMap((path) => [...outOfPlace(path), ...emptyName(path), ...awayFromSubject(path, texts)]);
}

function outOfPlace(path: string): Problem[] {
  if (!/\.tsx?$/.test(path)) return [{ path, message: 'is JavaScript: code is written in TypeScript' }];
  if (places.some((place) => place.test(path))) return [];
  const home = homes.find(([prefix]) => path.startsWith(prefix))?.[1];
  return [{ path, message: `is not in the vocabulary: ${home}` }];
}

function emptyName(path: string): Problem[] {
  const empty = path.split('/').find((part) => emptyNames.test(part.replace(/\..*$/, '')));
  return empty ? [{ path, message: `"${empty}" says nothing: name the file after the one idea it holds` }] : [];
}

function awayFromSubject(path: string, texts: Map<string, string>): Problem[] {
  const found = /^(.*\/)?([^/.]+)\.(?:[^/]+\.)?test\.tsx?$/.exec(path);
  if (!found || path.startsWith('e2e/')) return [];
  const subject = `${found[1] ?? ''}${found[2]}`;
  if (texts.has(`${subject}.ts`) || texts.has(`${subject}.tsx`)) return [];
  return [
    { path, message: `has no subject ${subject}.ts beside it; a second test of one subject is subject.idea.test.ts` },
  ];
}
