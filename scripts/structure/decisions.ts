import type { Problem, Tree } from './tree.ts';

const HEADINGS = ['## What we faced', '## What we do', '## What follows'];

/** Every decision has the form of docs/decisions/0000-template.md, so that all are read alike. */
export function checkDecisions({ texts }: Tree): Problem[] {
  return [...texts].flatMap(([path, text]) => {
    const number = /^docs\/decisions\/(\d{4})-[a-z0-9-]+\.md$/.exec(path)?.[1];
    if (number) return problemsOf(number, text).map((message) => ({ path, message }));
    const stray = path.startsWith('docs/decisions/') && path.endsWith('.md');
    return stray
      ? [{ path, message: 'a decision is called by its number and what we do, like 0002-endpoints-as-data' }]
      : [];
  });
}

function problemsOf(number: string, text: string): string[] {
  const [title = '', blank, date = ''] = text.split('\n');
  const headings = text.split('\n').filter((line) => line.startsWith('## '));
  return [
    !(title.startsWith(`# ${number}: `) && blank === '') &&
      `begins with "# ${number}: ", what we do, and an empty line`,
    !/^Date: (?:\d{4}-\d\d-\d\d|YYYY-MM-DD) · Status: \S/.test(date) && 'its third line is "Date: … · Status: …"',
    headings.join() !== HEADINGS.join() && `has these headings and no others: ${HEADINGS.join(', ')}`,
  ].filter((problem) => problem !== false);
}
