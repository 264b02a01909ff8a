import { consolePaths } from '#web/shared/paths.ts';
import { backToLogin } from '#web/visitor/landing/words.ts';

/** Leads from a visitor's page in a sign-in area back to its first page. */
export const BackToLogin = ({ product }: { product: string }) => (
  <p className="again">
    <a href={consolePaths.login(encodeURIComponent(product))}>{backToLogin}</a>
  </p>
);
