import { Link } from 'react-router';
import type { User } from '#contract/sessions/model.ts';
import { Button } from '#web/console/kit/parts/button.tsx';
import { Page } from '#web/console/kit/parts/page.tsx';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import { landingOf, paths } from '#web/shared/paths.ts';
import { notFoundTexts as texts } from '#web/shared/words/static-pages.ts';
import './not-found.css';

export function NotFoundPage({ user }: { user: User }) {
  return (
    <Page title={uiTexts.notFound.title}>
      <div className="empty">
        <p className="lost-code">{texts.code}</p>
        <p>{texts.heading}</p>
        <p>{texts.text}</p>
        <div className="row lost-ways">
          <Button variant="contained" color="secondary" href={paths.root}>
            {texts.back}
          </Button>
          <Button variant="outlined" component={Link} to={landingOf(user)}>
            {uiTexts.notFound.back}
          </Button>
        </div>
      </div>
    </Page>
  );
}
