import { useQuery } from '@tanstack/react-query';
import LogOut from 'lucide-react/icons/log-out';
import { useState } from 'react';
import { useOutletContext } from 'react-router';
import type { OpenSession } from '#contract/accounts/model.ts';
import { formatInstant } from '#contract/kernel/dates/dates.ts';
import type { User } from '#contract/sessions/model.ts';
import { shellTexts } from '#web/console/frame/words.ts';
import { ConfirmAction } from '#web/console/kit/parts/dialogs/lazy-dialog.tsx';
import { Page } from '#web/console/kit/parts/page.tsx';
import { Loaded } from '#web/console/kit/records/loaded.tsx';
import { registrationTexts } from '#web/console/organisations/words.ts';
import { currentAccount } from '#web/console/platform/session.ts';
import { unsentScans } from '#web/shared/gate-phone.ts';
import { Button } from '#web/ui/button.tsx';
import { type Fact, FactList } from '#web/ui/fact-list.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';
import { sessionsQuery, signOutEverywhere } from './queries.ts';
import { accountTexts as texts } from './words.ts';

export function AccountPage() {
  const user = useOutletContext<User>();
  // A new key gives an empty form after a change.
  const [changes, setChanges] = useState(0);
  return (
    <Page title={texts.title} lead={texts.lead}>
      <div className="panels">
        <div className="stack">
          <Who user={user} />
          <Sessions />
        </div>
        <section className="card">
          <h2>{texts.change}</h2>
          <ChangePasswordForm key={changes} email={user.email} changed={() => setChanges(changes + 1)} />
        </section>
      </div>
    </Page>
  );
}

const factsOf = (user: User): readonly Fact[] => [
  [texts.name, user.name],
  [texts.role, shellTexts.roles[user.role]],
  [texts.email, user.email],
  [texts.kind, user.role === 'admin' ? null : registrationTexts.kinds[user.kind]],
  [texts.branch, user.branchName],
  [texts.counter, user.counterNumber],
];

const Who = ({ user }: { user: User }) => (
  <section className="card">
    <h2>{texts.who}</h2>
    <FactList facts={factsOf(user)} />
  </section>
);

function Sessions() {
  const sessions = useQuery(sessionsQuery);
  const [asking, setAsking] = useState(false);
  const unsent = unsentScans(currentAccount());
  return (
    <section className="card">
      <h2>{texts.sessions}</h2>
      <Loaded query={sessions}>
        {(open) => (
          <ul className="lines">
            {open.map((one) => (
              <Place key={`${+one.createdAt} ${one.current}`} session={one} />
            ))}
          </ul>
        )}
      </Loaded>
      <Button variant="outlined" startIcon={<LogOut aria-hidden size={18} />} onClick={() => setAsking(true)}>
        {texts.everywhere}
      </Button>
      {asking && (
        <ConfirmAction
          title={`${texts.everywhere}?`}
          text={
            unsent > 0
              ? `${texts.everywhereText} ${shellTexts.scans.title(unsent)}. ${shellTexts.scans.text}`
              : texts.everywhereText
          }
          word={texts.everywhere}
          act={signOutEverywhere}
          close={() => setAsking(false)}
        />
      )}
    </section>
  );
}

const Place = ({ session: { createdAt, lastUsedAt, current } }: { session: OpenSession }) => (
  <li>
    <span className={current ? 'mark-good' : 'mark-off'}>{current ? texts.here : texts.elsewhere}</span>
    <small>
      {texts.since(formatInstant(createdAt))}, {texts.used(formatInstant(lastUsedAt))}
    </small>
  </li>
);
