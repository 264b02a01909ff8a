import type { LucideIcon } from 'lucide-react';
import { type ComponentType, type CSSProperties, useId } from 'react';
import { NavLink } from 'react-router';
import './menu.css';

export interface Entry {
  path: string;
  label: string;
  plain?: string;
  icon: LucideIcon;
  group?: string;
  /** Number of waiting items, read as a description of the entry. */
  Waiting?: ComponentType<{ path: string; id: string }>;
}

interface EntryListProps {
  entries: readonly Entry[];
  titled?: boolean;
  chosen?: () => void;
}

/** Entries from which a folded menu shows icons only. */
const LONG = 16;

/** With a mouse all entries fit into a height of 800 pixels. */
export function EntryList({ entries, ...rest }: EntryListProps) {
  const groups = [...new Set(entries.map(({ group }) => group))];
  const room = { '--rows': entries.length, '--heads': groups.filter(Boolean).length } as CSSProperties;
  return (
    <div className={entries.length >= LONG ? 'entry-groups long' : 'entry-groups'} style={room}>
      {groups.map((group) => (
        <EntryGroup key={group ?? ''} name={group} entries={entries.filter((one) => one.group === group)} {...rest} />
      ))}
    </div>
  );
}

function EntryGroup({ name, entries, titled, chosen }: EntryListProps & { name: string | undefined }) {
  const heading = useId();
  return (
    <>
      {name && (
        <p className="group-name" id={heading}>
          {name}
        </p>
      )}
      <ul className="entries" aria-labelledby={name && heading}>
        {entries.map((entry) => (
          <EntryLink key={entry.path} entry={entry} titled={titled} chosen={chosen} />
        ))}
      </ul>
    </>
  );
}

function EntryLink({ entry, titled, chosen }: Omit<EntryListProps, 'entries'> & { entry: Entry }) {
  const { path, label, plain, icon: Icon, Waiting } = entry;
  const id = useId();
  const waiting = `${id}waiting`;
  return (
    <li>
      <NavLink
        to={path}
        onClick={chosen}
        title={titled ? [label, plain].filter(Boolean).join(': ') : plain}
        aria-describedby={[plain && id, Waiting && waiting].filter(Boolean).join(' ') || undefined}
      >
        <Icon aria-hidden size={20} />
        <span>{label}</span>
      </NavLink>
      {plain && (
        <span id={id} hidden>
          {plain}
        </span>
      )}
      {Waiting && <Waiting path={path} id={waiting} />}
    </li>
  );
}
