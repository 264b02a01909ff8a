import { type ComponentType, createContext, type ReactNode, use } from 'react';

export interface ListToolsProps {
  table: string;
}

export const ListToolsContext = createContext<ComponentType<ListToolsProps> | null>(null);

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

export const ListHead = ({ table, children }: ListToolsProps & { children?: ReactNode }) => (
  <div className="row list-head">
    {children}
    <ListTools table={table} />
  </div>
);
