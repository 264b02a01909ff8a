import { type ComponentType, createContext, Suspense, use } from 'react';
import '#web/console/ui/styles/list-tools.css';

export interface ListToolsProps {
  /** Whose columns they switch: see useTableView. */
  table: string;
}

/** What stands above every list of the console, such as the views that somebody keeps of it; null: nothing. */
export const ListToolsContext = createContext<ComponentType<ListToolsProps> | null>(null);

/** Above a list; it has its room before it is there. */
export function ListTools({ table }: ListToolsProps) {
  const Tools = use(ListToolsContext);
  if (!Tools) return null;
  return (
    <div className="list-tools">
      <Suspense>
        <Tools table={table} />
      </Suspense>
    </div>
  );
}
