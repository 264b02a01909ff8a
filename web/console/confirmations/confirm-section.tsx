import { useBusyAction } from '#web/console/kit/parts/busy-action.ts';
import { toasts } from '#web/console/kit/parts/toasts.tsx';
import { onboardingTexts as texts } from '#web/console/onboarding/words.ts';
import { Button } from '#web/ui/button.tsx';
import { confirmations } from './queries.ts';

interface ConfirmWayProps {
  email: string;
  word: string;
  looks: { variant: 'contained'; color: 'secondary' } | { variant: 'outlined' };
}

export function ConfirmWay({ email, word, looks }: ConfirmWayProps) {
  const { busy, start } = useBusyAction(async () => toasts.success((await confirmations.mail({ body: {} })).message));
  return (
    <>
      <p>{texts.confirmSent(email)}</p>
      <Button {...looks} busy={busy} onClick={start}>
        {word}
      </Button>
    </>
  );
}
