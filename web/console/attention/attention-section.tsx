import { useQuery } from '@tanstack/react-query';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useId } from 'react';
import { Skeleton } from '#web/console/kit/parts/skeleton.tsx';
import { attentionQuery } from './queries.ts';
import { WaitSection } from './wait-section.tsx';
import { attentionTexts as texts } from './words.ts';
import './attention.css';

interface AttentionProps {
  /** These screens are open to the viewer: a line leads only there. */
  open: ReadonlySet<string>;
}

/** Says what waits for a person, each line with the way to where it is settled; a calm line where nothing does. */
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
            <WaitSection key={one.kind} waiting={one} open={open} />
          ))}
        </ul>
      )}
      {error && <p className="hint">{texts.unknown(error.message)}</p>}
    </section>
  );
}
