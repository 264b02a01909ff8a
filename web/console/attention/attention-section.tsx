import { useQuery } from '@tanstack/react-query';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useId } from 'react';
import { Skeleton } from '#web/console/kit/parts/skeleton.tsx';
import { attentionQuery } from './queries.ts';
import { WaitSection } from './wait-section.tsx';
import { attentionTexts as texts } from './words.ts';
import './attention.css';

interface AttentionProps {
  /** Screens that the viewer may open; lines link only to them. */
  open: ReadonlySet<string>;
}

export function AttentionSection({ open }: AttentionProps) {
  const heading = useId();
  const { data, error } = useQuery(attentionQuery);
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{texts.title}</h2>
      {!data && !error && <Skeleton lines={1} />}
      {data?.waiting.length === 0 && (
        <p className="notice good">
          <CircleCheck aria-hidden size={20} />
          {texts.calm}
        </p>
      )}
      {data && data.waiting.length > 0 && (
        <ul className="card stack waits">
          {data.waiting.map((one) => (
            <WaitSection key={one.kind} waiting={one} open={open} />
          ))}
        </ul>
      )}
      {error && <p className="hint">{texts.unknown(error.message)}</p>}
    </section>
  );
}
