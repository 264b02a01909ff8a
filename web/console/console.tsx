// Apart, so that what it shares with the sign-in page holds nothing of the screens.
void import('./program.tsx').then(({ openConsole }) => openConsole());
