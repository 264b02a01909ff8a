import Settings2 from 'lucide-react/icons/settings-2';
import { TickField } from '#web/console/kit/forms/tick-field.tsx';
import { Popover } from '#web/console/kit/parts/dialogs/popover.tsx';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import type { Column } from './columns.ts';
import type { TableView } from './filters/table-view.ts';

interface TableMenuProps<R> {
  columns: readonly Column<R>[];
  view: TableView<R>;
}

const { tableView: texts } = uiTexts;

export const CompactView = <R,>({ view: { isCompact, toggleCompact } }: Pick<TableMenuProps<R>, 'view'>) => (
  <button type="button" className="preset" aria-pressed={isCompact} onClick={toggleCompact}>
    {texts.compact}
  </button>
);

export const TableMenu = <R,>({ columns: [, ...columns], view }: TableMenuProps<R>) => (
  <Popover
    title={texts.title}
    target={
      <button type="button" className="preset">
        <Settings2 aria-hidden size={16} /> {texts.title}
      </button>
    }
  >
    {() => (
      <>
        <TickField label={texts.roomy} checked={view.roomy} change={view.setRoomy} />
        <fieldset className="group">
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
