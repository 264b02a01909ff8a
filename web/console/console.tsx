import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { onSignedOut } from '#web/console/platform/client.ts';
import { sweepDrafts } from '#web/console/platform/drafts.ts';
import { createQueryClient } from '#web/console/platform/query-client.ts';
import { clearSession } from '#web/console/platform/session.ts';
import { showTheme } from '#web/console/platform/theme-choice.ts';
import { leaveUnsaved } from '#web/console/platform/unsaved.ts';
import { ToastProvider } from '#web/console/ui/toasts.tsx';
import '#web/console/ui/first-styles.ts';
import { writeTokens } from '#web/console/ui/token-styles.ts';
import { router, signInAgain } from './routes.tsx';

writeTokens();
showTheme();

sweepDrafts();

// What was typed stays on this device for whoever typed it.
onSignedOut(() => {
  leaveUnsaved();
  clearSession();
  signInAgain();
});

createRoot(document.getElementById('console') as HTMLElement).render(
  <StrictMode>
    <QueryClientProvider client={createQueryClient()}>
      <ToastProvider>
        <RouterProvider router={router} />
      </ToastProvider>
    </QueryClientProvider>
  </StrictMode>,
);
