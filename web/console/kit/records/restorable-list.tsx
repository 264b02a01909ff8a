import { useBusyAction } from '#web/console/kit/parts/busy-action.ts';
import { Button } from '#web/console/kit/parts/button.tsx';

interface RestorableListProps {
  title: string;
  rows: readonly { id: string; name: string; note?: string }[];
  /** The button says this. */
  word: string;
  restore: (id: string) => Promise<void>;
}

/** Records that were taken out of use and can be brought back, above their list; nothing where there is none. */
export const RestorableList = ({ title, rows, word, restore }: RestorableListProps) =>
  rows.length > 0 && (
    <section className="card restorable" aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {rows.map(({ id, name, note }) => (
          <li key={id} className="row">
            <span>
              <b>{name}</b> {note}
            </span>
            <RestoreButton word={word} name={name} restore={() => restore(id)} />
          </li>
        ))}
      </ul>
    </section>
  );

function RestoreButton({ word, name, restore }: { word: string; name: string; restore: () => Promise<void> }) {
  const { busy, start } = useBusyAction(restore);
  return (
    <Button variant="outlined" disabled={busy} onClick={start}>
      <span>{word}</span> <span className="hidden">{name}</span>
    </Button>
  );
}
