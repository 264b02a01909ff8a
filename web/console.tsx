import createCache from '@emotion/cache';
import { CacheProvider, Global } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { onSignedOut } from '#web/platform/client.ts';
import { createQueryClient } from '#web/platform/query-client.ts';
import { clearSession } from '#web/platform/session.ts';
import { router, signInAgain } from '#web/routes.tsx';
import { theme, tokenStyles } from '#web/theme.ts';
import { ToastProvider } from '#web/ui/toasts.tsx';
import '#web/ui/styles/base.css';
import '#web/ui/styles/shell.css';
import '#web/ui/styles/tables.css';
import '#web/ui/styles/parts.css';
import '#web/ui/styles/forms.css';
import '#web/ui/styles/dialogs.css';
import '#web/ui/styles/doorway.css';
import '#web/ui/styles/phone.css';

/** Styles made in the browser carry the nonce that the server gave this document; without it the policy refuses them. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
const cache = createCache({ key: 'css', nonce });

onSignedOut(() => {
  clearSession();
  signInAgain();
});

createRoot(document.getElementById('console') as HTMLElement).render(
  <StrictMode>
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <Global styles={tokenStyles} />
        <QueryClientProvider client={createQueryClient()}>
          <ToastProvider>
            <RouterProvider router={router} />
          </ToastProvider>
        </QueryClientProvider>
      </ThemeProvider>
    </CacheProvider>
  </StrictMode>,
);
