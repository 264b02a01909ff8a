import { LiveBoardSection } from '#web/features/display-board/live-board-section.tsx';
import { comeAlive } from './live.tsx';

comeAlive(LiveBoardSection);
