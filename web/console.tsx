import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { onSignedOut } from '#web/platform/client.ts';
import { createQueryClient } from '#web/platform/query-client.ts';
import { clearSession } from '#web/platform/session.ts';
import { router, signInAgain } from '#web/routes.tsx';
import { ToastProvider } from '#web/ui/toasts.tsx';
import { writeTokens } from '#web/ui/token-styles.ts';
import '#web/ui/styles/base.css';
import '#web/ui/styles/shell.css';
import '#web/ui/styles/tables.css';
import '#web/ui/styles/parts.css';
import '#web/ui/styles/buttons.css';
import '#web/ui/styles/forms.css';
import '#web/ui/styles/dialogs.css';
import '#web/ui/styles/doorway.css';
import '#web/ui/styles/phone.css';

writeTokens();

onSignedOut(() => {
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
