import { LiveBoardSection } from '#web/visitor/display-board/live-board-section.tsx';
import { hydrateLivePart } from '#web/visitor/platform/live.tsx';

hydrateLivePart(LiveBoardSection);
