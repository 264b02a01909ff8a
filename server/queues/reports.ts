import type { Join } from '#contract/kernel/realtime.ts';
import { type QueueMessage, queueMessage } from '#contract/queues/api.ts';
import type { Deps } from '#server/deps.ts';
import { batch } from '#server/kernel/database/batch.ts';
import { type Principal, staffScope, systemScope, withScope } from '#server/kernel/database/scope.ts';
import { today } from '#server/kernel/operations/clock.ts';
import * as repository from './repository.ts';

const MOST_READ = 64;

/** One message per doctor, or one for the branch. Queues requested during a read go into the next batch. */
export function queueMessages(deps: Deps): (queue: Join) => Promise<QueueMessage[]> {
  const read = async (queues: readonly Join[]): Promise<Map<Join, QueueMessage[]>> => {
    const at = deps.clock.now();
    const owners = queues.map(({ id }) => deps.codes.organisationOf(id));
    const organisations = [...new Set(owners.filter((owner) => owner !== null))];
    // On Citus one statement per organisation, since their tables lie on several machines.
    const asks = deps.isSpread ? organisations.map((one) => [one]) : organisations.length > 0 ? [organisations] : [];
    const lines: repository.RunningLine[] = [];
    for (const asked of asks)
      lines.push(
        ...(await withScope(deps.db, systemScope, (tx) => repository.linesOf(tx, asked, queues, today(deps)))),
      );
    return new Map(queues.map((queue) => [queue, messagesOf(queue, lines, at)]));
  };
  return batch<Join, QueueMessage[]>({
    name: 'queues',
    key: () => '',
    maxSize: MOST_READ,
    run: read,
    runAlone: async (queue) => (await read([queue])).get(queue) ?? [],
  });
}

const messagesOf = (queue: Join, lines: readonly repository.RunningLine[], at: Date): QueueMessage[] =>
  lines
    .filter(({ kind, id }) => kind === queue.kind && id === queue.id)
    .map(({ doctorId, running }) => queueMessage(queue, doctorId, running, at));

export async function messagesForStaff(deps: Deps, actor: Principal): Promise<QueueMessage[]> {
  if (actor.role !== 'owner' && actor.role !== 'counter') return [];
  const at = deps.clock.now();
  const queues = await withScope(deps.db, staffScope(actor), (tx) =>
    repository.queuesOfDay(tx, actor.organisationId, today(deps), actor.branchId),
  );
  return queues.map(({ kind, queue_id: id, doctor_id: doctorId, running }) =>
    queueMessage({ kind, id }, doctorId, running, at),
  );
}
