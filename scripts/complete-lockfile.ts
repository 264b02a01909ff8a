// npm run lockfile: some registries lack packages of other systems, and `npm install` then leaves those out of the
// lockfile, which `npm ci` refuses. This writes them back as optional.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

interface Package {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

export interface Lockfile {
  packages: Record<string, Package>;
}

const LOCKFILE = fileURLToPath(new URL('../package-lock.json', import.meta.url));

function systemOf(name: string): Pick<Package, 'os' | 'cpu' | 'libc'> {
  const [os = '', cpu = '', ...rest] = name.replace(/^.*\/(?:cli-|binding-)?/, '').split('-');
  const libc = rest.some((word) => word.startsWith('musl'))
    ? 'musl'
    : rest.some((word) => word.startsWith('gnu'))
      ? 'glibc'
      : null;
  return { os: [os], cpu: [cpu], ...(os === 'linux' && libc && { libc: [libc] }) };
}

export function missingPackages({ packages }: Lockfile): Record<string, Package> {
  const missing = Object.entries(packages).flatMap(([place, { optionalDependencies = {}, dev }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !(`node_modules/${name}` in packages) && !(`${place}/node_modules/${name}` in packages))
      .map(
        ([name, version]) =>
          [`node_modules/${name}`, { version, ...(dev && { dev }), optional: true, ...systemOf(name) }] as const,
      ),
  );
  return Object.fromEntries(missing);
}

export const readLockfile = (): Lockfile => JSON.parse(readFileSync(LOCKFILE, 'utf8')) as Lockfile;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const lockfile = readLockfile();
  const missing = missingPackages(lockfile);
  const sorted = Object.entries({ ...lockfile.packages, ...missing }).sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(LOCKFILE, `${JSON.stringify({ ...lockfile, packages: Object.fromEntries(sorted) }, null, 2)}\n`);
  process.stdout.write(`${Object.keys(missing).length} packages of other systems were written back.\n`);
}
