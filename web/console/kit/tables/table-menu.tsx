import Settings2 from 'lucide-react/icons/settings-2';
import { TickField } from '#web/console/kit/forms/tick-field.tsx';
import { Popover } from '#web/console/kit/parts/dialogs/popover.tsx';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import type { Column } from './columns.ts';
import type { TableView } from './filters/table-view.ts';
import '#web/console/kit/styles/table-tools.css';

interface TableMenuProps<R> {
  columns: readonly Column<R>[];
  view: TableView<R>;
}

const { tableView: texts } = uiTexts;

/** The tools stand at the end of the row above a table: its views, and its menu. */
export const TableTools = <R,>({ columns, view }: TableMenuProps<R>) => (
  <div className={view.empty.length > 0 || view.kind ? 'table-tools with-views' : 'table-tools'}>
    <EmptyColumns view={view} />
    <CompactView view={view} />
    <TableMenu columns={columns} view={view} />
  </div>
);

/** The columns in which no row says anything: how many there are, and the way to them. */
const EmptyColumns = <R,>({ view: { empty, showsEmpty, setShowsEmpty } }: Pick<TableMenuProps<R>, 'view'>) =>
  empty.length > 0 && (
    <button type="button" className="preset" aria-expanded={showsEmpty} onClick={() => setShowsEmpty(!showsEmpty)}>
      {showsEmpty ? texts.hideEmpty(empty.length) : texts.showEmpty(empty.length)}
    </button>
  );

/** Fewer columns that say several in short, or each under its own name. */
export const CompactView = <R,>({ view: { kind, setKind } }: Pick<TableMenuProps<R>, 'view'>) =>
  kind && (
    <button
      type="button"
      className="preset"
      aria-pressed={kind === 'compact'}
      onClick={() => setKind(kind === 'compact' ? 'full' : 'compact')}
    >
      {texts.compact}
    </button>
  );

/** The menu chooses which columns a table shows, and how close its rows stand. */
const TableMenu = <R,>({ columns: [, ...columns], view }: TableMenuProps<R>) => (
  <Popover
    className="icon-button"
    title={texts.title}
    label={
      <>
        <Settings2 aria-hidden size={20} />
        <span className="hidden">{texts.title}</span>
      </>
    }
  >
    {() => (
      <>
        <TickField label={texts.closer} checked={view.closer} change={view.setCloser} />
        <fieldset className="table-columns">
          <legend>{texts.columns}</legend>
          {columns.map((column) => (
            <TickField
              key={column.id}
              label={column.header}
              checked={view.has(column)}
              change={() => view.toggle(column)}
            />
          ))}
        </fieldset>
      </>
    )}
  </Popover>
);
