import { consolePaths } from '#web/shared/paths.ts';
import { usePhoneLock } from '#web/shared/use-phone-lock.ts';
import { Notice } from '#web/ui/notice.tsx';
import { LoginForm, type LoginWay } from './login-form.tsx';
import { SignInFrame } from './sign-in-section.tsx';
import { useDoor } from './use-signing-in.ts';
import { signInTexts as texts } from './words.ts';

const LINKS = {
  forgotten: { to: consolePaths.forgottenPassword, word: texts.forgotten, before: '' },
  register: { to: consolePaths.registration, word: texts.register, before: texts.noAccount },
  client: { to: consolePaths.login, word: texts.toClient, before: '' },
  inspector: { to: consolePaths.inspectorLogin, word: texts.toInspector, before: '' },
  counter: { to: consolePaths.counterLogin, word: texts.toCounter, before: '' },
};

const doorOf = (title: string, way: LoginWay, links: readonly (keyof typeof LINKS)[]) => () => {
  const { product, from, ended } = useDoor();
  const notice = ended && texts.ended + (ended === 'kept' ? texts.kept : '');
  const lock = usePhoneLock();
  return (
    <SignInFrame product={product} title={title} tab={texts.tab} notice={notice}>
      {lock && (
        <Notice kind="warn" role="alert">
          {lock}
        </Notice>
      )}
      <LoginForm product={product} from={from} way={way} />
      {links.map((link) => {
        const { to, word, before } = LINKS[link];
        return (
          <p key={link} className="aside">
            {before} <a href={to(product)}>{word}</a>
          </p>
        );
      })}
    </SignInFrame>
  );
};

export const byEmail = (call: 'clientLogin' | 'inspectorLogin'): LoginWay => ({
  login: { label: texts.email, type: 'email', name: 'email' },
  signIn: (sessions, { login, password }) => sessions[call]({ body: { email: login.trim(), password } }),
});

const byMobile: LoginWay = {
  login: { label: texts.mobile, type: 'tel', name: 'mobile', inputMode: 'tel' },
  mayAskCode: true,
  signIn: (sessions, { login, password, branchCode }) =>
    sessions[branchCode ? 'branchUserLogin' : 'counterLogin']({ body: { mobile: login, password, branchCode } }),
};

export const ClientLoginPage = doorOf(texts.client, byEmail('clientLogin'), [
  'forgotten',
  'register',
  'inspector',
  'counter',
]);

export const InspectorLoginPage = doorOf(texts.inspector, byEmail('inspectorLogin'), [
  'forgotten',
  'client',
  'counter',
]);

export const CounterLoginPage = doorOf(texts.counter, byMobile, ['client', 'inspector']);
