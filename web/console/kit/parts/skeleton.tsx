import { Skeleton as Bone } from '@mantine/core';
import { useReducedMotion } from '@mantine/hooks';
import { firstTexts } from './first-texts.ts';
import '@mantine/core/styles/Skeleton.layer.css';

/** Placeholder of the final size, so that nothing jumps when content arrives. */
export const Skeleton = ({ tiles = 0, charts = 0, lines = 0 }: { tiles?: number; charts?: number; lines?: number }) => (
  <div className="stack">
    <span className="hidden" role="status">
      {firstTexts.loading}
    </span>
    <Bones className="stack" height={24} count={lines} />
    <Bones className="tiles" height={168} count={tiles} />
    <Bones className="charts" height={332} count={charts} />
  </div>
);

function Bones({ className, height, count }: { className: string; height: number; count: number }) {
  const isStill = useReducedMotion();
  if (count === 0) return null;
  return (
    <div className={className} aria-hidden="true">
      {Array.from({ length: count }, (_, at) => at).map((at) => (
        <Bone key={at} height={height} animate={!isStill} />
      ))}
    </div>
  );
}
