import { QueryClientProvider } from '@tanstack/react-query';
import { setNonce } from 'get-nonce';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { tellSessionNotice } from './frame/session-section.tsx';
import { onSignedOut } from './platform/client.ts';
import { english } from './platform/english.ts';
import { onEnteringHere } from './platform/entering.ts';
import { dropOwnDrafts, hasOwnDrafts, sweepDrafts } from './platform/keeping/drafts.ts';
import { leaveUnsaved } from './platform/keeping/unsaved.ts';
import { rememberedDoor, rememberedProduct } from './platform/product.ts';
import { createQueryClient } from './platform/query-client.ts';
import { clearSession, watchOtherTabs } from './platform/session.ts';
import { LEAVING_EVENT } from './platform/sign-out-event.ts';
import './kit/theme/mantine-styles.ts';
import './kit/parts/first-styles.ts';
import { forgetLeft } from '#web/shared/forget-left.ts';
import { speak } from '#web/shared/say.ts';
import { leaveLook } from './frame/impersonation.ts';
import { styleNonce, writeTokens } from './kit/parts/token-styles.ts';
import { KitProvider } from './kit/theme/kit-provider.tsx';
import { openPath, Screens, signInAgain } from './routes.tsx';
import { SignInFrame } from './sessions/sign-in-section.tsx';
import { signInTexts as texts } from './sessions/words.ts';

/** Opens the console in this document: at its start, or after a sign-in that the browser does not store. */
export function openConsole(): void {
  speak(english);
  writeTokens();
  // Scroll locks of dialogs write a style of their own.
  setNonce(styleNonce() ?? '');

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

  const cache = createQueryClient();
  onEnteringHere((path) => {
    cache.clear();
    openPath(path);
  });

  const root = createRoot(document.getElementById('console') as HTMLElement);
  root.render(
    <StrictMode>
      <QueryClientProvider client={cache}>
        <KitProvider>
          <Screens />
        </KitProvider>
      </QueryClientProvider>
    </StrictMode>,
  );

  const showSignedOut = (): void => flushSync(() => root.render(<SignedOut />));
  window.addEventListener(LEAVING_EVENT, showSignedOut);

  // After a sign-out in another tab nothing of the account stays visible.
  watchOtherTabs({
    left: (onPurpose) => {
      onSignedOut(() => undefined);
      leaveUnsaved();
      if (onPurpose) dropOwnDrafts();
      clearSession();
      showSignedOut();
      cache.clear();
      if (navigator.onLine) window.location.replace(rememberedDoor());
    },
    changed: tellSessionNotice,
  });
}

const SignedOut = () => (
  <SignInFrame product={rememberedProduct()} title={texts.signedOut}>
    <p>{texts.signedOutHere}</p>
    <p className="aside">
      <a href={rememberedDoor()}>{texts.again}</a>
    </p>
  </SignInFrame>
);
