import { useQuery } from '@tanstack/react-query';
import LogOut from 'lucide-react/icons/log-out';
import UserRound from 'lucide-react/icons/user-round';
import { useState } from 'react';
import { Link, Outlet, useLocation } from 'react-router';
import { signOut, userQuery } from '#web/features/sessions/queries.ts';
import { shellTexts as texts } from '#web/messages/console.ts';
import { consolePaths } from '#web/paths.ts';
import { rememberedProduct } from '#web/platform/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Loading, LoadProblem } from '#web/ui/notice.tsx';
import { Shell } from '#web/ui/shell.tsx';
import { entriesOf, opens } from './entries-section.tsx';
import { NotFoundPage } from './not-found-page.tsx';

/**
 * What stands around every screen of the console, once it is known who is there. A screen that is not in somebody's menu
 * is not there for them, but for the account, which the top bar leads to; the server decides by itself what it answers.
 */
export function ConsolePage() {
  const user = useQuery(userQuery);
  const { pathname } = useLocation();
  if (user.isPending) return <Loading />;
  if (!user.data) return <LoadProblem error={user.error as Error} retry={() => void user.refetch()} />;
  const { name, role } = user.data;
  const entries = entriesOf(user.data);
  return (
    <Shell
      title={texts.title}
      home={consolePaths.dashboard(rememberedProduct())}
      entries={entries}
      account={<Account name={name} role={texts.roles[role]} />}
    >
      {opens(user.data, pathname) ? <Outlet context={user.data} /> : <NotFoundPage user={user.data} />}
    </Shell>
  );
}

function Account({ name, role }: { name: string; role: string }) {
  const [leaving, setLeaving] = useState(false);
  const leave = () => {
    setLeaving(true);
    void signOut();
  };
  return (
    <>
      <Link to={consolePaths.account} className="who">
        <UserRound aria-hidden size={20} />
        <span className="hidden">{texts.account}</span>
        <span className="who-words">
          <b>{name}</b>
          <small>{role}</small>
        </span>
      </Link>
      <Button color="inherit" startIcon={<LogOut size={18} />} loading={leaving} onClick={leave}>
        {texts.signOut}
      </Button>
    </>
  );
}
