import { posix } from 'node:path';
import type { Import, Source } from './source.ts';
import type { Problem, Tree } from './tree.ts';

/** The path below the repository that an import names, or undefined for a library. */
export function resolveImport(from: string, specifier: string): string | undefined {
  if (/^#(contract|server|web)\//.test(specifier)) return specifier.slice(1);
  return specifier.startsWith('.') ? posix.join(posix.dirname(from), specifier) : undefined;
}

/** Holds every import to the arrow web → contract ← server, and one feature to the door of another. */
export function checkImports({ sources }: Tree): Problem[] {
  const found = sources.flatMap((source) => source.imports.flatMap((one) => checkOne(source, one)));
  return [...found, ...featureCycles(sources)];
}

function checkOne(source: Source, { specifier, line }: Import): Problem[] {
  const target = resolveImport(source.path, specifier);
  const rule = target ? brokenRule(source, target) : strangeLibrary(source, specifier);
  return rule ? [{ path: source.path, line, message: `imports ${specifier}: ${rule}` }] : [];
}

function strangeLibrary({ path, isTest }: Source, specifier: string): string | undefined {
  if (path.startsWith('contract/') && !isTest && !/^zod(\/|$)/.test(specifier)) {
    return 'contract/ imports zod and itself only; what needs Node, the DOM or a library lives in server/ or web/';
  }
  if (path.startsWith('web/') && !isTest && specifier.startsWith('node:')) return 'the web has no Node';
  return undefined;
}

const mountsSandbox = /^server\/(main\.ts$|testing\/)/;

function brokenRule(source: Source, to: string): string | undefined {
  const from = source.path;
  const [root, other] = [rootOf(from), rootOf(to)];
  if (root === 'sandbox' && other !== 'sandbox') return 'sandbox/ shares no code with what it checks';
  if (root === 'contract' && other !== 'contract' && !source.isTest) return 'contract/ knows neither server nor web';
  if (root === 'server' && other === 'sandbox' && !source.isTest && !mountsSandbox.test(from)) {
    return 'only server/main.ts starts the sandbox, and only outside production';
  }
  if (root === 'server' && other === 'web') return 'the arrow is web → contract ← server';
  if (root === 'web' && other === 'server') return 'the arrow is web → contract ← server; share through contract/';
  const [audience, others] = [roofOf(from), roofOf(to)];
  if (audience && others && others !== audience && others !== 'shared' && !source.isTest) {
    return 'visitors and staff have each a roof of their own: what both need goes to web/shared/, which knows neither';
  }
  if (/^(server\/kernel|web\/\w+\/(platform|ui|kit))\//.test(from) && featureOf(to) && !source.isTest) {
    return 'kernel, platform, ui and kit know no product noun; let the noun hand in what they need';
  }
  return brokenDoor(from, to) ?? (source.isTest ? undefined : brokenLayer(from, to));
}

function brokenDoor(from: string, to: string): string | undefined {
  const [inside, target] = [featureOf(from), featureOf(to)];
  if (!inside || !target || inside === target) return undefined;
  if (target.startsWith('server/')) {
    const areFactories = /(?:\.test|\/factory)\.ts$/.test(from) && to === `${target}/factory.ts`;
    const arePages = /page\.ts$/.test(from) && /page\.ts$/.test(to);
    const isDoor = areFactories || arePages || to === `${target}/service.ts` || to === `${target}/kind.ts`;
    return isDoor ? undefined : `enter ${target} through its service.ts or kind.ts`;
  }
  const open = /\/(queries\.ts|(?:[^/]+-)?words\.ts|[^/]+-section\.tsx|use-[^/]+\.tsx?)$/.test(to);
  return open ? undefined : `enter ${target} through its queries.ts, its words.ts, a *-section.tsx or a use-*.ts`;
}

const layers = ['repository.ts', 'service.ts', 'routes.ts'];

function brokenLayer(from: string, to: string): string | undefined {
  const feature = featureOf(from);
  if (!feature?.startsWith('server/') || featureOf(to) !== feature) return undefined;
  const [above, below] = [layers.indexOf(posix.basename(to)), layers.indexOf(posix.basename(from))];
  const upwards = below >= 0 && above > below && posix.dirname(from) === posix.dirname(to);
  return upwards ? 'a feature runs routes → service → repository, never back' : undefined;
}

/** Words import nothing of their noun, so that they close no circle. */
const isWords = /[/-]words\.ts$/;

function featureCycles(sources: Source[]): Problem[] {
  const uses = new Map<string, Set<string>>();
  for (const source of sources.filter(({ isTest }) => !isTest)) {
    for (const { specifier } of source.imports.filter(({ type, specifier }) => !type && !isWords.test(specifier))) {
      const [from, to] = [floorOf(source.path), floorOf(resolveImport(source.path, specifier) ?? '')];
      if (from && to && from !== to) uses.set(from, (uses.get(from) ?? new Set()).add(to));
    }
  }
  return [...uses.keys()]
    .filter((feature) => reaches(uses, feature, feature))
    .map((path) => ({
      path,
      message: `is in a circle of features (uses ${[...(uses.get(path) ?? [])].join(', ')}): pass a function in from app.ts, or move the shared step to the lower of the two`,
    }));
}

/** A noun, or the floor above it: its pages of visitors put several nouns together, and no noun asks them for anything. */
const floorOf = (path: string): string | undefined => {
  const feature = featureOf(path);
  return feature?.startsWith('server/') && path.endsWith('page.ts') ? `${feature}/page.ts` : feature;
};

function reaches(uses: Map<string, Set<string>>, start: string, goal: string): boolean {
  const seen = new Set<string>();
  const next = [...(uses.get(start) ?? [])];
  for (let feature = next.pop(); feature; feature = next.pop()) {
    if (feature === goal) return true;
    if (!seen.has(feature)) next.push(...(uses.get(feature) ?? []));
    seen.add(feature);
  }
  return false;
}

function rootOf(path: string): string {
  return path.split('/')[0] ?? '';
}

/** The audience whose part of the web this is. */
function roofOf(path: string): string | undefined {
  return /^web\/(visitor|console|shared)\//.exec(path)?.[1];
}

function featureOf(path: string): string | undefined {
  return /^(?:server|web\/(?:visitor|console))\/(?!(?:kernel|demo|testing|pages|tables|ui|kit|platform)\/)[^/]+(?=\/)/.exec(
    path,
  )?.[0];
}
