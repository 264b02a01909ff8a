import { LiveBoardSection } from '#web/visitor/display-board/live-board-section.tsx';
import { comeAlive } from '#web/visitor/platform/live.tsx';

comeAlive(LiveBoardSection);
