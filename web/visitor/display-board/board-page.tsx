import type { BoardPageProps } from '#contract/queue-pages.ts';
import { LivePart } from '#web/visitor/ui/live-part.tsx';
import { LiveBoardSection } from './live-board-section.tsx';

/** `/board/{kind}/{id}`: the numbers that are served now, for a television. No names of visitors, no mobile numbers. */
export function BoardPage(props: BoardPageProps) {
  return (
    <LivePart>
      <LiveBoardSection {...props} />
    </LivePart>
  );
}
