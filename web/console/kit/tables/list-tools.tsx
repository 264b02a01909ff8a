import { type ComponentType, createContext, type ReactNode, use } from 'react';
import '#web/console/kit/styles/tables/list-tools.css';

export interface ListToolsProps {
  /** They switch the columns of this table: see useTableView. */
  table: string;
}

/** These tools stand above every list of the console, such as the views that somebody keeps of it; null: none do. */
export const ListToolsContext = createContext<ComponentType<ListToolsProps> | null>(null);

/** The tools of a list, such as the views that somebody keeps of it. */
export function ListTools({ table }: ListToolsProps) {
  const Tools = use(ListToolsContext);
  return (
    Tools && (
      <div className="list-tools">
        <Tools table={table} />
      </div>
    )
  );
}

/** The row above a list that comes whole: what finds its rows, and the tools of every list. */
export const ListHead = ({ table, children }: ListToolsProps & { children?: ReactNode }) => (
  <div className="row list-head">
    {children}
    <ListTools table={table} />
  </div>
);
