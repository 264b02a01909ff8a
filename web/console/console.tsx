import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ToastProvider } from './kit/parts/toasts.tsx';
import { onSignedOut } from './platform/client.ts';
import { hasOwnDrafts, sweepDrafts } from './platform/keeping/drafts.ts';
import { leaveUnsaved } from './platform/keeping/unsaved.ts';
import { createQueryClient } from './platform/query-client.ts';
import { clearSession } from './platform/session.ts';
import { showTheme } from './platform/theme-choice.ts';
import './kit/parts/first-styles.ts';
import { writeTokens } from './kit/parts/token-styles.ts';
import { Screens, signInAgain } from './routes.tsx';
import { forgetLeft, leaveLook } from './sessions/queries.ts';

writeTokens();
showTheme();

sweepDrafts();

// Words that were typed stay on this device for the one who typed them.
onSignedOut(() => {
  if (leaveLook()) return;
  leaveUnsaved();
  const isKept = hasOwnDrafts();
  clearSession();
  void forgetLeft();
  signInAgain(isKept);
});

createRoot(document.getElementById('console') as HTMLElement).render(
  <StrictMode>
    <QueryClientProvider client={createQueryClient()}>
      <ToastProvider>
        <Screens />
      </ToastProvider>
    </QueryClientProvider>
  </StrictMode>,
);
