import LogOut from 'lucide-react/icons/log-out';
import UserRound from 'lucide-react/icons/user-round';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { User } from '#contract/sessions/model.ts';
import { LeaveQuestion } from '#web/console/kit/forms/leave-guard.tsx';
import { ConfirmAction } from '#web/console/kit/parts/dialogs/lazy-dialog.tsx';
import { Popover } from '#web/console/kit/parts/dialogs/popover.tsx';
import { isUnsaved } from '#web/console/platform/keeping/unsaved.ts';
import { currentAccount } from '#web/console/platform/session.ts';
import { SIGN_OUT_EVENT } from '#web/console/platform/sign-out-event.ts';
import { signOut } from '#web/console/sessions/queries.ts';
import { unsentScans } from '#web/shared/gate-phone.ts';
import { consolePaths } from '#web/shared/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { shellTexts as texts } from './words.ts';

export const AccountSection = ({ user }: { user: User }) => (
  <>
    <AccountMenu user={user} />
    <SignOut />
  </>
);

function AccountMenu({ user }: { user: User }) {
  const { name, email, role, branchName } = user;
  const target = (
    <button type="button" className="icon-button who">
      <UserRound aria-hidden size={20} />
      <span className="hidden">{texts.account}</span>
      <span className="who-words">
        <b>{name}</b>
        <small>{texts.roles[role]}</small>
      </span>
    </button>
  );
  return (
    <Popover target={target} title={texts.accountMenu}>
      {(close) => (
        <>
          <p className="who-facts">
            <b>{name}</b>
            <small>{[texts.roles[role], branchName].filter(Boolean).join(', ')}</small>
            {email && <small>{email}</small>}
          </p>
          <ul className="row-acts">
            <li>
              <Link className="icon-button row-button" to={consolePaths.account} onClick={close}>
                {texts.accountMenu}
              </Link>
            </li>
            {role === 'owner' && (
              <li>
                <Link className="icon-button row-button" to={consolePaths.profile} onClick={close}>
                  {texts.entries.profile}
                </Link>
              </li>
            )}
          </ul>
        </>
      )}
    </Popover>
  );
}

/** Asks first if something would be lost: unsaved input, or scans that only this account may send. */
function SignOut() {
  const [step, setStep] = useState<'unsaved' | 'waiting' | 'leaving' | null>(null);
  const leave = () => {
    setStep('leaving');
    void signOut();
  };
  const close = (asked: typeof step) => setStep((now) => (now === asked ? null : now));
  const leaveScans = () => (unsentScans(currentAccount()) > 0 ? setStep('waiting') : leave());
  const ask = useRef<() => void>(leaveScans);
  ask.current = () => (isUnsaved() ? setStep('unsaved') : leaveScans());
  useEffect(() => {
    const asked = () => ask.current();
    window.addEventListener(SIGN_OUT_EVENT, asked);
    return () => window.removeEventListener(SIGN_OUT_EVENT, asked);
  }, []);
  return (
    <>
      <Button
        color="inherit"
        className="sign-out"
        startIcon={<LogOut size={18} />}
        busy={step === 'leaving'}
        onClick={() => ask.current()}
      >
        <span>{texts.signOut}</span>
      </Button>
      {step === 'unsaved' && <LeaveQuestion leave={leaveScans} stay={() => close('unsaved')} />}
      {step === 'waiting' && (
        <ConfirmAction
          title={texts.scans.title(unsentScans(currentAccount()))}
          text={texts.scans.text}
          word={texts.scans.leave}
          keep={texts.scans.stay}
          color="error"
          act={async () => leave()}
          close={() => close('waiting')}
        />
      )}
    </>
  );
}
