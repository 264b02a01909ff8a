import Compass from 'lucide-react/icons/compass';
import { Link } from 'react-router';
import type { User } from '#contract/sessions/model.ts';
import { landingOf } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/notice.tsx';
import { Page } from '#web/ui/page.tsx';
import { uiTexts } from '#web/ui/texts.ts';

/** An address of the console where there is no screen, or none for this account. */
export function NotFoundPage({ user }: { user: User }) {
  return (
    <Page title={uiTexts.notFound.title}>
      <Empty text={uiTexts.notFound.text} icon={<Compass aria-hidden size={32} />}>
        <Button variant="outlined" component={Link} to={landingOf(user)}>
          {uiTexts.notFound.back}
        </Button>
      </Empty>
    </Page>
  );
}
