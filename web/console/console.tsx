import { openConsole } from './program.tsx';

openConsole();
