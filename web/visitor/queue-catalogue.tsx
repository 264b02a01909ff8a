import type { PageModel } from '#contract/pages.ts';
import type { TokenPageProps } from '#contract/queue-pages.ts';
import { BoardPage } from '#web/visitor/display-board/board-page.tsx';
import { TokenPage } from '#web/visitor/queues/token-page.tsx';
import { headingOf } from '#web/visitor/queues/unpaid-token-section.tsx';
import { boardTexts } from '#web/visitor/words/board.ts';
import { tokenTexts } from '#web/visitor/words/token.ts';
import { type PageFacts, plain } from './page-facts.ts';

/** The pages of a queue: one token's own, and the board for everybody. */
export function queueFacts(page: Extract<PageModel, { name: 'token' | 'board' }>): PageFacts {
  if (page.name === 'board') {
    return {
      ...plain,
      body: <BoardPage {...page.props} />,
      title: boardTexts.title(page.props.board.name),
      description: '',
      sheets: ['token', 'board'],
      script: 'web/visitor/board-entry.tsx',
    };
  }
  return {
    ...plain,
    body: <TokenPage {...page.props} />,
    title: titleOf(page.props),
    description: '',
    sheets: ['ticket', 'token'],
    script: 'web/visitor/token-entry.tsx',
  };
}

const titleOf = (props: TokenPageProps): string =>
  props.now.tokenNumber === null
    ? `${headingOf(props)} – ${props.offering.name}`
    : tokenTexts.title(props.now.tokenNumber, props.offering.name);
