import { describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { pageOf } from '#server/testing/golden/page.ts';
import { recorder } from '#server/testing/golden/recorder.ts';
import { STORIES } from '#server/testing/golden/stories.ts';
import { firstMerchant, startSandboxGateway, useGateway } from '#server/testing/sandbox-gateway.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const gateway = await startSandboxGateway();
const use = useTestApp({ deps: { gateways: gateway.gateways } });
useGateway(gateway);

const { merchantId: mid, accessCode: accessKey, workingKey } = firstMerchant;
const endpoints = () =>
  new Map(use.deps.endpoints.map((one): [string, Endpoint] => [`${one.method} ${one.path}`, one]));
/** Each call and the page that shows it. */
const shown = new Map<string, string>();

describe('the legacy JSON of every call', () => {
  test.each(Object.entries(STORIES))('stands in docs/calls: %s', async (noun, story) => {
    // Public lists show the records of every story, newest first.
    use.clock.advance(1);
    const { tell, told } = recorder(use);
    await story({ use, merchant: { mid, accessKey, workingKey } }, tell);
    for (const { call } of told) if (!shown.has(call)) shown.set(call, noun);
    await expect(pageOf(noun, told, endpoints())).toMatchFileSnapshot(`../docs/calls/${noun}.md`);
  });

  test('is shown for each call that the server has', () => {
    expect([...endpoints().keys()].filter((call) => !shown.has(call))).toEqual([]);
  });

  test('stands in one table, with who may call it and the page that proves it', async () => {
    const rows = [...endpoints()].sort(
      ([, a], [, b]) => a.path.localeCompare(b.path) || a.method.localeCompare(b.method),
    );
    const lineOf = ([call, { access, summary }]: [string, Endpoint]) =>
      `| \`${call}\` | ${access === 'public' ? 'anyone' : access.join(', ')} | ${summary} | [${shown.get(call)}](calls/${shown.get(call)}.md) |`;
    const head =
      '# Every call\n\nWritten by `server/app.golden.test.ts` from the registry of endpoints. `server/app.access.test.ts` tries each as everybody ([access.md](access.md)); the page shows its golden answer.';
    const table = [
      '| Call | Access | What it does | Golden answer |',
      '| --- | --- | --- | --- |',
      ...rows.map(lineOf),
    ];
    await expect(`${head}\n\n${table.join('\n')}\n`).toMatchFileSnapshot('../docs/calls.md');
  });
});
