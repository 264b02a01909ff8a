import { type ComponentType, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { onEnteringHere } from './platform/entering.ts';
import { rememberedProduct } from './platform/product.ts';
import './kit/parts/first-styles.ts';
import { consolePaths } from '#web/shared/paths.ts';
import { speak } from '#web/shared/say.ts';
import { type Catalogue, compiledFiles } from '#words/compiled.ts';
import { sayIn } from '#words/say.ts';
import { writeTokens } from './kit/parts/token-styles.ts';
import { Themed } from './kit/theme/themed.tsx';
import { ClientLoginPage, CounterLoginPage, InspectorLoginPage } from './sessions/login-page.tsx';

/** The doors of a sign-in area, by the end of their address. */
const DOORS: Record<string, ComponentType> = { inspectorlogin: InspectorLoginPage, branchuser: CounterLoginPage };

// All that a sign-in may be told; the console brings every other text.
speak(
  sayIn(
    'en',
    compiledFiles(
      import.meta.glob<Catalogue>('/words/en/{accounts,calls,fields,sessions,ui}.json', {
        eager: true,
        import: 'default',
      }),
    ),
  ),
);
writeTokens();

const { pathname, search } = window.location;
// The address names no area: opens the one last used.
if (pathname === consolePaths.signIn)
  window.history.replaceState(null, '', consolePaths.login(rememberedProduct()) + search);

const Door = DOORS[pathname.split('/').at(-1) ?? ''] ?? ClientLoginPage;
const root = createRoot(document.getElementById('console') as HTMLElement);
// A browser that keeps nothing: who signed in is known to this document alone.
onEnteringHere((path) => {
  window.history.replaceState(null, '', path);
  root.unmount();
  void import('./program.tsx').then(({ openConsole }) => openConsole());
});
root.render(
  <StrictMode>
    <Themed>
      <Door />
    </Themed>
  </StrictMode>,
);
