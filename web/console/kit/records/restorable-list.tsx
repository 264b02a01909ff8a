import { useBusyAction } from '#web/console/kit/parts/busy-action.ts';
import { Button } from '#web/ui/button.tsx';

interface RestorableListProps {
  title: string;
  rows: readonly { id: string; name: string; note?: string }[];
  word: string;
  restore: (id: string) => Promise<void>;
}

export const RestorableList = ({ title, rows, word, restore }: RestorableListProps) =>
  rows.length > 0 && (
    <section className="card" aria-label={title}>
      <h2>{title}</h2>
      <ul className="lines">
        {rows.map(({ id, name, note }) => (
          <li key={id}>
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
