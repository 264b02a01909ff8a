// Runs before npm start, dev, test and check, under whatever Node the machine has, so in plain JavaScript: says in one
// line which packages an install left out (npm ci --omit=optional).
import { existsSync, readFileSync } from 'node:fs';

const at = (path) => new URL(`../${path}`, import.meta.url);
const { optionalDependencies } = JSON.parse(readFileSync(at('package.json'), 'utf8'));
const missing = Object.keys(optionalDependencies).filter(
  (name) => name.endsWith(`${process.platform}-${process.arch}`) && !existsSync(at(`node_modules/${name}`)),
);
if (missing.length > 0) {
  console.error(
    `Packages that Pravesh needs are not installed: ${missing.join(', ')}. Run npm ci without --omit=optional.`,
  );
  process.exitCode = 1;
}
