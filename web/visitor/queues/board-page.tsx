import type { BoardPageProps } from '#contract/queues/page.ts';
import { say } from '#web/shared/say.ts';
import type { PageFacts } from '#web/visitor/page-facts.ts';
import { LivePart } from '#web/visitor/ui/live-part.tsx';
import { LiveBoardSection } from './live-board-section.tsx';

/** `/board/{kind}/{id}`, for a television. No visitor's name or mobile number. */
export function BoardPage(props: BoardPageProps) {
  return (
    <LivePart>
      <LiveBoardSection {...props} />
    </LivePart>
  );
}

export const page: PageFacts<BoardPageProps> = {
  Body: BoardPage,
  title: ({ board }) => say('boards.boardTitle', { place: board.name }),
  sheets: ['token', 'board'],
  looks: ({ board: { colour } }) =>
    colour
      ? `.board header{background:${colour}}.board header,.board header .what,.board header .hours{color:#fff}`
      : '',
};
