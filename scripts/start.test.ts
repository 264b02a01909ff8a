import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The flags that `npm start` gives to Node: memory stays flat while a long list is exported (decision 0057). */
const FLAGS = ['--max-semi-space-size=32', '--heap-growing-percent=100'];

test.each(['package.json', 'deploy/systemd/pravesh.service', 'deploy/container/Containerfile', 'bench/product.ts'])(
  '%s starts the product as all others do',
  (file) => {
    const text = readFileSync(file, 'utf8');
    const given = (flag: string) => text.match(new RegExp(`${flag}\\b`, 'g'))?.length ?? 0;
    expect(FLAGS.map(given)).toEqual([1, 1]);
    expect(text.match(/--(?:max|heap)-[a-z-]+/g)).toHaveLength(FLAGS.length);
  },
);
