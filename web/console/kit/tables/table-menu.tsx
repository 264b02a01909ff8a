import Settings2 from 'lucide-react/icons/settings-2';
import { TickField } from '#web/console/kit/forms/tick-field.tsx';
import { Popover } from '#web/console/kit/parts/dialogs/popover.tsx';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import type { Column } from './columns.ts';
import type { TableView } from './filters/table-view.ts';
import '#web/console/kit/styles/tables/table-tools.css';

interface TableMenuProps<R> {
  columns: readonly Column<R>[];
  view: TableView<R>;
}

const { tableView: texts } = uiTexts;

/** The views of a table stand at the end of the row above it. */
export const TableViews = <R,>({ view }: Pick<TableMenuProps<R>, 'view'>) =>
  (view.empty.length > 0 || view.kind) && (
    <div className="table-tools">
      <EmptyColumns view={view} />
      <CompactView view={view} />
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

/** The menu, at the end of the head, chooses which columns a table shows, and how close its rows stand. */
export const TableMenu = <R,>({ columns: [, ...columns], view }: TableMenuProps<R>) => (
  <Popover
    className="icon-button table-menu"
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
        <TickField label={texts.roomy} checked={view.roomy} change={view.setRoomy} />
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
