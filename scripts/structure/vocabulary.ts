import type { StructureProblem, Tree } from './tree.ts';

const kebab = '[a-z0-9]+(?:-[a-z0-9]+)*';
const test = '(?:\\.[a-z0-9-]+)*?(?:\\.test)?';

const empty = '.*[/-](?:utils?|helpers?|misc|common|manager|index)[/.]';

/** The places where a file may be, one pattern each. `…` is a name in kebab-case. */
const places = [
  'contract/kernel/(…/)*….ts',
  'contract/…/(model|rules|api|texts|page).ts',
  'contract/bookings/kinds/….ts',
  'words/….ts',
  'server/(main|app|deps|booking-kind|tables|schema|world|jobs|doctor|demo-data).ts',
  'server/(demo|pages)/….ts',
  'server/(kernel|testing|payments/gateways)/(…/)*….ts',
  'server/…/(kind|routes|service|repository|reports|tables|invariants|factory|(…-)?page).ts',
  'server/(…|kernel/database)/functions/[a-z][a-z0-9_]*.sql',
  'server/payments/(reconciliation|refunds|returns).ts',
  'server/gateway-credentials/(keys|key-test).ts',
  'web/shared/((words|testing)/)?….ts',
  'web/ui/….tsx?',
  'web/gate/((offline|scanning|testing)/)?….tsx?',
  'web/console/(console|program|sign-in|routes).tsx',
  'web/visitor/(browser|pages|page-facts|render|styles|fee|payment-state|api-docs-entry).tsx?',
  'web/(visitor|console)/(platform|ui|kit)/(…/)*….tsx?',
  'web/(visitor|console)/…/(queries|(…-)?words).ts',
  'web/(visitor|console)/…/use-….tsx?',
  'web/(visitor|console)/…/…-(page|form|columns|section|column|field).tsx',
  'web/visitor/presentations/presentation.tsx',
  'web/(visitor|console)/…/….ts',
  '(sandbox|scripts|e2e|bench)/(…/)*….tsx?',
  'scripts/check-install.js',
  '….config.ts',
].map((place) => new RegExp(`^(?!${empty})${place.replaceAll('…', kebab).replace(/\.(tsx?\??)$/, `${test}\\.$1`)}$`));

export function checkVocabulary({ texts }: Tree): StructureProblem[] {
  return [...texts.keys()]
    .filter((path) => /\.[cm]?[jt]sx?$|^server\/.*\.sql$/.test(path) && !path.endsWith('.d.ts'))
    .filter((path) => !places.some((place) => place.test(path)))
    .map((path) => ({ path, message }));
}

const message =
  'is not in the vocabulary: docs/architecture.md lists the files of a noun; what knows no noun goes to a room of kernel/ or kit/; utils, helpers and their like say nothing';
