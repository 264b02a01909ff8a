import { hydrateLivePart, type LiveComponent } from './platform/live.tsx';
import { readPageState, speakLanguages } from './platform/page-state.ts';

/** Files of the live parts, which web/visitor/pages.ts names. */
const parts = import.meta.glob<LiveComponent<object>>(['./*/*-form.tsx', './*/live-*-section.tsx'], { import: 'live' });

const state = readPageState();
const load = state?.live && parts[state.live];
if (load) {
  speakLanguages(state.language, state.messages);
  void load().then((Part) => hydrateLivePart(Part, state.props ?? {}));
}
