import { rememberedDoor, rememberedProduct } from '#web/console/platform/product.ts';
import { SignInFrame } from './sign-in-section.tsx';
import { signInTexts as texts } from './words.ts';

export const SignedOut = () => (
  <SignInFrame product={rememberedProduct()} title={texts.signedOut}>
    <p>{texts.signedOutHere}</p>
    <p className="aside">
      <a href={rememberedDoor()}>{texts.again}</a>
    </p>
  </SignInFrame>
);
