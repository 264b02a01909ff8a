import CircleCheck from 'lucide-react/icons/circle-check';
import { Link, useLocation, useOutletContext } from 'react-router';
import type { User } from '#contract/sessions/model.ts';
import { successTexts as texts } from '#web/messages/organisations.ts';
import { consolePaths, landingOf } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/notice.tsx';
import { Page } from '#web/ui/page.tsx';

/** `/app/success`: an organisation is registered, and what comes next. */
export function SuccessPage() {
  const user = useOutletContext<User>();
  const { name } = (useLocation().state ?? {}) as { name?: string };
  const admin = user.role === 'admin';
  const done = name ? texts.named(name) : texts.done;
  return (
    <Page title={texts.title}>
      <Empty text={`${done} ${admin ? texts.admin : texts.owner}`.trim()} icon={<CircleCheck aria-hidden size={32} />}>
        {admin && (
          <Button variant="contained" color="secondary" component={Link} to={consolePaths.profile}>
            {texts.another}
          </Button>
        )}
        <Button variant="outlined" component={Link} to={landingOf(user)}>
          {texts.toConsole}
        </Button>
      </Empty>
    </Page>
  );
}
