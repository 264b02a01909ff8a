import { useQuery } from '@tanstack/react-query';
import Landmark from 'lucide-react/icons/landmark';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { Branch } from '#contract/branches/model.ts';
import { CounterCounts, CounterLogins } from '#web/console/counters/counter-logins-section.tsx';
import { lazyDialog } from '#web/console/kit/parts/dialogs/lazy-dialog.tsx';
import { ALL_ROWS } from '#web/console/kit/tables/filters/list-state.ts';
import { OfferingList } from '#web/console/offerings/list-section.tsx';
import { lazyPart } from '#web/console/platform/parts.ts';
import { BRANCH_PARAM, consolePaths } from '#web/shared/paths.ts';
import { branchColumns, QUEUE_PARAM } from './branch-columns.tsx';
import { branchesQuery, branchOffering } from './queries.ts';
import { branchTexts as texts } from './words.ts';

const BranchQueue = lazyPart(async () => (await import('#web/console/queues/queue-section.tsx')).BranchQueue);
const OfficersDialog = lazyDialog(async () => (await import('./officers-section.tsx')).OfficersDialog);

/** Officers' names too: people search for whom they know. */
const searchIn = ({ name, code, officers }: Branch): string =>
  [name, code, ...officers.flatMap((officer) => [officer.name, officer.mobile])].join(' ');

/** `/app/branch`: the organisation's branches; `?branch=` opens the counter logins of one, `?queue=` its queue. */
export function BranchPage() {
  const branches = useQuery(branchesQuery);
  const [params] = useSearchParams();
  const named = (parameter: string) => {
    const wanted = params.get(parameter);
    return wanted === null ? undefined : branches.data?.find(({ id }) => id === wanted);
  };
  const [branch, queue] = [named(BRANCH_PARAM), named(QUEUE_PARAM)];
  if (queue)
    return <BranchQueue key={queue.id} branch={queue} back={<Link to={consolePaths.branches}>{texts.back}</Link>} />;
  return branch ? <CounterLogins key={branch.id} branch={branch} /> : <BranchList />;
}

function BranchList() {
  const [viewed, setViewed] = useState<Branch | null>(null);
  return (
    <CounterCounts>
      <OfferingList
        of={branchOffering}
        texts={texts}
        icon={Landmark}
        sizes={ALL_ROWS}
        columns={(open) => branchColumns({ ...open, view: setViewed })}
        searchIn={searchIn}
      />
      {viewed && <OfficersDialog branch={viewed} close={() => setViewed(null)} />}
    </CounterCounts>
  );
}
