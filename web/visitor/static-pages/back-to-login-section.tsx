import { consolePaths } from '#web/shared/paths.ts';
import { say } from '#web/shared/say.ts';

export const BackToLogin = ({ product }: { product: string }) => (
  <p className="again">
    <a href={consolePaths.login(encodeURIComponent(product))}>{say('static-pages.backToLogin')}</a>
  </p>
);
