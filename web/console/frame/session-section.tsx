import { useState, useSyncExternalStore } from 'react';
import type { User } from '#contract/sessions/model.ts';
import { leaveUnsaved } from '#web/console/platform/keeping/unsaved.ts';
import { giveWay, isSessionKept, signedInBeside, stayBeside } from '#web/console/platform/session.ts';
import { landingOf } from '#web/shared/paths.ts';
import { say } from '#web/shared/say.ts';
import { createStore } from '#web/shared/value-store.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { shellTexts } from './words.ts';
import './network.css';

const { session: texts } = shellTexts;

/** Counts the changes after which the notice is drawn again. */
const changes = createStore(0);

export const tellSessionNotice = (): void => changes.set(changes.now() + 1);

/** Warns of another account's sign-in, or of a session that is not stored. This tab keeps acting as `user`. */
export function SessionNotice({ user }: { user: User }) {
  useSyncExternalStore(changes.subscribe, changes.now);
  const [isKept] = useState(isSessionKept);
  const other = signedInBeside();
  const stay = () => {
    if (other) stayBeside(other);
    tellSessionNotice();
  };
  const goOn = () => {
    // Drafts stay on the device for the person who typed them.
    leaveUnsaved();
    giveWay();
    if (other) window.location.assign(landingOf(other));
  };
  return (
    <div role="status" className="network">
      {!isKept && <Notice kind="warn">{texts.notKept}</Notice>}
      {other && (
        <div className="notice row">
          <p>{say('sessions.beside', { other: other.name, own: user.name })}</p>
          <Button variant="outlined" size="small" onClick={stay}>
            {say('sessions.stay')}
          </Button>
          <Button variant="outlined" size="small" onClick={goOn}>
            {say('sessions.goOn', { other: other.name })}
          </Button>
        </div>
      )}
    </div>
  );
}
