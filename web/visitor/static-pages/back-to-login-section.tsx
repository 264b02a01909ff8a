import { consolePaths } from '#web/shared/paths.ts';
import { backToLogin } from '#web/visitor/landing/words.ts';

export const BackToLogin = ({ product }: { product: string }) => (
  <p className="again">
    <a href={consolePaths.login(encodeURIComponent(product))}>{backToLogin}</a>
  </p>
);
