import { speak } from '#web/shared/say.ts';
import { english } from './platform/english.ts';
import { openConsole } from './program.tsx';

speak(english);
openConsole();
