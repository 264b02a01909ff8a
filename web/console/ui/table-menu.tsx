import Settings2 from 'lucide-react/icons/settings-2';
import type { Column } from './columns.ts';
import { Popover } from './popover.tsx';
import type { TableView } from './table-view.ts';
import { uiTexts } from './texts.ts';
import { TickField } from './tick-field.tsx';

interface TableMenuProps<R> {
  columns: readonly Column<R>[];
  view: TableView<R>;
}

const { tableView: texts } = uiTexts;

/** Which columns a table shows, and how close its rows stand. */
export const TableMenu = <R,>({ columns: [, ...columns], view }: TableMenuProps<R>) => (
  <div className="table-tools">
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
          <TickField label={texts.compact} checked={view.compact} change={view.setCompact} />
          <fieldset className="table-columns">
            <legend>{texts.columns}</legend>
            {columns.map((column) => (
              <TickField
                key={column.id}
                label={column.header}
                checked={view.columns.includes(column)}
                change={() => view.toggle(column.id)}
              />
            ))}
          </fieldset>
        </>
      )}
    </Popover>
  </div>
);
