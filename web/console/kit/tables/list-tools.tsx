import { type ComponentType, createContext, type ReactNode, Suspense, use } from 'react';
import '#web/console/kit/styles/list-tools.css';

export interface ListToolsProps {
  /** They switch the columns of this table: see useTableView. */
  table: string;
}

/** These tools stand above every list of the console, such as the views that somebody keeps of it; null: none do. */
export const ListToolsContext = createContext<ComponentType<ListToolsProps> | null>(null);

/** The row above a list: what finds its rows or says what they come to, the tools of every list, and at its end the menu of the table that follows. */
export function ListHead({ table, children }: ListToolsProps & { children?: ReactNode }) {
  const Tools = use(ListToolsContext);
  return (
    <div className="list-head">
      {children}
      {Tools && (
        <div className="list-tools">
          <Suspense>
            <Tools table={table} />
          </Suspense>
        </div>
      )}
    </div>
  );
}
