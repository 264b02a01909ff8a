import { Link } from 'react-router';
import type { User } from '#contract/sessions/model.ts';
import { Page } from '#web/console/kit/parts/page.tsx';
import { landingOf, paths } from '#web/shared/paths.ts';
import { say } from '#web/shared/say.ts';
import { Button } from '#web/ui/button.tsx';
import { shellTexts } from './words.ts';

const { notFound: texts } = shellTexts;

export function NotFoundPage({ user }: { user: User }) {
  return (
    <Page title={texts.title}>
      <div className="empty">
        <b>{say('static-pages.lostCode')}</b>
        <p>{say('static-pages.lostHeading')}</p>
        <p>{say('static-pages.lostText')}</p>
        <div className="row">
          <Button variant="contained" color="secondary" href={paths.root}>
            {say('static-pages.lostBack')}
          </Button>
          <Button variant="outlined" component={Link} to={landingOf(user)}>
            {texts.back}
          </Button>
        </div>
      </div>
    </Page>
  );
}
