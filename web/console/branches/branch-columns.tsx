import type { Branch } from '#contract/branches/model.ts';
import { CounterLoginsLink } from '#web/console/counters/counter-logins-section.tsx';
import type { OpenDialog } from '#web/console/kit/records/record-dialogs.tsx';
import { textColumn } from '#web/console/kit/tables/column-kinds.tsx';
import type { Column } from '#web/console/kit/tables/columns.ts';
import { changeColumns } from '#web/console/kit/tables/row-actions.tsx';
import { actsColumn, nameColumn, saleColumn } from '#web/console/offerings/sale-column.tsx';
import { posterColumn, qrColumn } from '#web/console/posters/qr-column.tsx';
import { boardColumn, queueColumn } from '#web/console/queues/board-link-section.tsx';
import { consolePaths } from '#web/shared/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { branchOffering } from './queries.ts';
import { branchTexts as texts } from './words.ts';

const { columns: headers } = texts;

export const QUEUE_PARAM = 'queue';

const nameOf = ({ name }: Branch): string => name;

type OpenBranch = OpenDialog<Branch> & { view: (branch: Branch) => void };

/** docs/product/console.md 7.6. Status and More are ours. */
export const branchColumns = ({ view, ...open }: OpenBranch): Column<Branch>[] => [
  nameColumn(headers.name, nameOf),
  textColumn('code', headers.code, ({ code }) => code, { long: true }),
  saleColumn('sheet'),
  ...changeColumns(open, nameOf),
  qrColumn(branchOffering, texts),
  {
    id: 'officers',
    header: headers.officers,
    action: true,
    cell: (branch) => (
      <Button className="row-button" aria-label={texts.viewOf(branch.name)} onClick={() => view(branch)}>
        {texts.view}
        <span> {texts.officersWord}</span>
      </Button>
    ),
  },
  actsColumn(
    branchOffering,
    queueColumn((id) => `${consolePaths.branches}?${QUEUE_PARAM}=${id}`),
    {
      id: 'counters',
      header: headers.counters,
      action: true,
      cell: (branch) => <CounterLoginsLink branch={branch} />,
    },
    boardColumn('loan'),
    posterColumn(branchOffering, texts),
  ),
];
