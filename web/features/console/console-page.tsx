import { useQuery } from '@tanstack/react-query';
import LogOut from 'lucide-react/icons/log-out';
import UserRound from 'lucide-react/icons/user-round';
import { useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { signOut, userQuery } from '#web/features/sessions/queries.ts';
import { shellTexts as texts } from '#web/messages/console.ts';
import { Button } from '#web/ui/button.tsx';
import { Loading, LoadProblem } from '#web/ui/notice.tsx';
import { Shell } from '#web/ui/shell.tsx';
import { entriesOf } from './entries-section.tsx';
import { NotFoundPage } from './not-found-page.tsx';

/**
 * What stands around every screen of the console, once it is known who is there. A screen that is not in somebody's menu
 * is not there for them; the server decides by itself what it answers.
 */
export function ConsolePage() {
  const user = useQuery(userQuery);
  const { pathname } = useLocation();
  if (user.isPending) return <Loading />;
  if (!user.data) return <LoadProblem error={user.error as Error} retry={() => void user.refetch()} />;
  const { name, role } = user.data;
  const entries = entriesOf(user.data);
  const open = entries.some(({ path }) => path === pathname.replace(/\/$/, ''));
  return (
    <Shell title={texts.title} entries={entries} account={<Account name={name} role={texts.roles[role]} />}>
      {open ? <Outlet context={user.data} /> : <NotFoundPage user={user.data} />}
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
      <span className="who">
        <UserRound aria-hidden size={20} />
        <span>
          <b>{name}</b>
          <small>{role}</small>
        </span>
      </span>
      <Button color="inherit" startIcon={<LogOut size={18} />} loading={leaving} onClick={leave}>
        {texts.signOut}
      </Button>
    </>
  );
}
