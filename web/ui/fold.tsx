import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ReactNode, useId, useState } from 'react';
import { deviceStore } from '#web/shared/storage.ts';
import './fold.css';

interface FoldProps {
  name: string;
  title: string;
  hint: string;
  children: ReactNode;
}

export function Fold({ name, title, hint, children }: FoldProps) {
  const key = `fold:${name}`;
  const [open, setOpen] = useState(() => deviceStore.get(key) === 'open');
  const content = useId();
  const press = () => {
    deviceStore.set(key, open ? 'shut' : 'open');
    setOpen(!open);
  };
  return (
    <section className="fold">
      <h2>
        <button type="button" aria-expanded={open} aria-controls={open ? content : undefined} onClick={press}>
          <ChevronRight aria-hidden size={20} />
          <span>
            {title} <small>{hint}</small>
          </span>
        </button>
      </h2>
      {open && <div id={content}>{children}</div>}
    </section>
  );
}
