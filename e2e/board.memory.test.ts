import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { aClinic, bookDoctor, tokenOwners } from '#server/appointments/factory.ts';
import { aRecord } from '#server/testing/catalogue.ts';
import { type BoardMemory, memoryOf, PROBE } from './board-memory.ts';
import { openBrowser, PATIENCE_MS } from './browser.ts';
import { startProduct } from './product.ts';

const product = startProduct();
const { visit } = openBrowser();

const CALLS = 120;
const LOSSES = 3;
/** The numbers that were shown before, and the sockets of lost networks, may not be let go of yet; one a call would be 120. */
const SLACK: Partial<BoardMemory> = { nodes: 12, listeners: 5 * LOSSES };

/** A board whose memory can be read; its sound is on. */
async function aBoard(path: string): Promise<{ board: Page; memory: () => Promise<BoardMemory> }> {
  const board = await visit({ device: 'desktop' });
  await board.clock.install();
  await board.addInitScript(PROBE);
  const session = await board.context().newCDPSession(board);
  await board.goto(`${product.url}${path}`);
  await board.getByText('Live', { exact: true }).waitFor();
  await board.getByRole('button', { name: 'Start board' }).click();
  await board.getByText('Sound on', { exact: true }).waitFor();
  await board.clock.fastForward('00:10');
  await board.locator('.sound').waitFor({ state: 'detached' });
  const ask = (method: string, params?: object) =>
    session.send(method as 'Performance.getMetrics', params as undefined);
  return { board, memory: () => memoryOf(ask as Parameters<typeof memoryOf>[0]) };
}

it('a board holds no more nodes, listeners, timers and sounds after many calls and lost networks than after the first ones', async () => {
  const { doctors: owner } = await tokenOwners(product);
  const { _id: second } = await aRecord(product, owner, '/doctor', { doctorName: 'Dr Lakshmi Rao' });
  const hours = { startTime: '00:00', endTime: '23:59', tokens: '1000' };
  const clinic = await aClinic(product, owner, { ...hours, doctorIds: [second] });
  const queues = [clinic.doctorId, second].map((doctorId) => ({ kind: 'doctor', id: clinic._id, doctorId }));
  for (const { doctorId } of queues)
    for (let n = 0; n < CALLS / 2 + 10; n += 1) await bookDoctor(product, { _id: clinic._id, doctorId });
  const { board, memory } = await aBoard(`/board/doctor/${clinic._id}`);
  let called = 0;
  const call = async (): Promise<void> => {
    await product.call('POST', '/queue/next', queues[called % 2], owner);
    called += 1;
  };
  const seeLast = (): Promise<void> =>
    board
      .locator('.station')
      .nth((called - 1) % 2)
      .locator('.serving', { hasText: new RegExp(`^${Math.ceil(called / 2)}$`) })
      // A call lies over it.
      .waitFor({ state: 'attached' });
  // Six were called before, then: all rows of the board are full.
  for (let n = 0; n < 12; n += 1) await call();
  await seeLast();
  await board.clock.fastForward('00:20');
  await board.locator('.whole').waitFor({ state: 'detached', timeout: PATIENCE_MS });
  const first = await memory();
  for (let n = 1; n <= CALLS; n += 1) {
    await call();
    if (n % (CALLS / LOSSES) === 0) {
      await board.context().setOffline(true);
      await board.locator('.board.old').waitFor();
      await board.context().setOffline(false);
    }
    await seeLast();
  }
  const grown = async (): Promise<string[]> => {
    await board.clock.fastForward('00:10');
    const now = await memory();
    const parts = ['nodes', 'listeners', 'timers', 'audioNodes'] as const;
    return parts.flatMap((part) =>
      now[part] > first[part] + (SLACK[part] ?? 0) ? `${part}: ${first[part]} to ${now[part]}` : [],
    );
  };
  // A call is announced once more after ten seconds, and a question that was answered is forgotten after twenty.
  await expect.poll(grown, { timeout: PATIENCE_MS, interval: 1000 }).toEqual([]);
  expect((await memory()).clips).toBeGreaterThan(CALLS / 2);
});
