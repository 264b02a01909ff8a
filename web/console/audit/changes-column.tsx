import History from 'lucide-react/icons/history';
import { Link } from 'react-router';
import type { Column, Identified } from '#web/console/kit/tables/columns.ts';
import { moreColumn } from '#web/console/kit/tables/row-actions.tsx';
import { consolePaths } from '#web/shared/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { auditTexts as texts } from './words.ts';

/** Names the record in the address of Activity. */
export const RECORD_PARAM = 'record';

const changesPath = (id: string): string => `${consolePaths.activity}?${RECORD_PARAM}=${id}`;

/** For More of a row: Activity of this record alone. */
export const changesColumn = <R extends Identified>(nameOf: (row: R) => string): Column<R> => ({
  id: 'changes',
  header: texts.changes,
  action: true,
  cell: (row) => (
    <Link className="icon-button row-button" to={changesPath(row.id)} aria-label={texts.changesNamed(nameOf(row))}>
      <History aria-hidden size={18} />
      <span>{texts.changes}</span>
    </Link>
  ),
});

/** More of a row that has nothing else in it. */
export const historyColumn = <R extends Identified>(nameOf: (row: R) => string): Column<R> =>
  moreColumn(nameOf, [changesColumn(nameOf)]);

export const ChangesButton = ({ id, name }: { id: string; name: string }) => (
  <Button
    component={Link}
    to={changesPath(id)}
    aria-label={texts.changesNamed(name)}
    startIcon={<History aria-hidden size={18} />}
  >
    {texts.changes}
  </Button>
);
