import { firstTexts } from './first-texts.ts';
import '#web/console/kit/styles/skeleton.css';

/** Placeholder of the final size, so that nothing jumps when content arrives. */
export const Skeleton = ({ tiles = 0, charts = 0, lines = 0 }: { tiles?: number; charts?: number; lines?: number }) => (
  <div className="panel-stack">
    <span className="hidden" role="status">
      {firstTexts.loading}
    </span>
    {lines > 0 && <Blocks className="bone-lines" of="bone line" count={lines} />}
    {tiles > 0 && <Blocks className="tiles" of="bone tile" count={tiles} />}
    {charts > 0 && <Blocks className="charts" of="bone plot-bone" count={charts} />}
  </div>
);

const Blocks = ({ className, of, count }: { className: string; of: string; count: number }) => (
  <div className={className} aria-hidden="true">
    {Array.from({ length: count }, (_, at) => at).map((at) => (
      <div key={at} className={of} />
    ))}
  </div>
);
