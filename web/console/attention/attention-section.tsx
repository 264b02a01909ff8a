import { useQuery } from '@tanstack/react-query';
import ChevronRight from 'lucide-react/icons/chevron-right';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useId } from 'react';
import { Link } from 'react-router';
import type { AttentionKind, Waiting } from '#contract/attention/model.ts';
import { Skeleton } from '#web/console/ui/skeleton.tsx';
import { attentionTexts as texts } from '#web/console/words/attention.ts';
import { type Line, linesOf } from './line-section.tsx';
import { attentionQuery } from './queries.ts';
import './attention.css';

interface AttentionProps {
  /** Screens that are open to whoever looks: a line leads only there. */
  open: ReadonlySet<string>;
}

/** What waits for a person, each line with the way to where it is settled; a calm line where nothing does. */
export function AttentionSection({ open }: AttentionProps) {
  const heading = useId();
  const { data, error } = useQuery(attentionQuery);
  return (
    <section className="attention" aria-labelledby={heading}>
      <h2 id={heading}>{texts.title}</h2>
      {!data && !error && <Skeleton lines={1} />}
      {data?.waiting.length === 0 && (
        <p className="calm">
          <CircleCheck aria-hidden size={20} />
          {texts.calm}
        </p>
      )}
      {data && data.waiting.length > 0 && (
        <ul className="card waits">
          {data.waiting.map((one) => (
            <Wait key={one.kind} waiting={one} open={open} />
          ))}
        </ul>
      )}
      {error && <p className="hint">{texts.unknown(error.message)}</p>}
    </section>
  );
}

/** So many of each sort stand at once: the rest is where they lead. */
const SHOWN = 3;

/** Worth knowing, and nothing is wrong. */
const QUIET: readonly AttentionKind[] = ['sold-out', 'half-empty'];

function Wait({ waiting, open }: AttentionProps & { waiting: Waiting }) {
  const { kind, count } = waiting;
  const lines = linesOf(waiting);
  return (
    <li className={QUIET.includes(kind) ? 'quiet' : undefined}>
      <CircleAlert aria-hidden size={20} />
      <div>
        <b>{texts.titles[kind](count)}</b>
        <ul>
          {lines.slice(0, SHOWN).map((line) => (
            <li key={line.id}>
              <LineWords line={line} open={open} />
            </li>
          ))}
          {lines.length > SHOWN && <li className="hint">{texts.more(count - SHOWN)}</li>}
        </ul>
      </div>
    </li>
  );
}

function LineWords({ line: { name, note, to }, open }: AttentionProps & { line: Line }) {
  const way = to.find((address) => open.has(address.split('?')[0] ?? ''));
  const words = (
    <>
      <span>{name}</span> <small>{note}</small>
    </>
  );
  if (!way) return <span className="wait">{words}</span>;
  return (
    <Link to={way} className="wait">
      {words}
      <ChevronRight aria-hidden size={16} />
    </Link>
  );
}
