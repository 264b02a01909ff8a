import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { KeyTest } from '#contract/gateway-credentials/model.ts';
import { useBusyAction } from '#web/console/kit/parts/busy-action.ts';
import { toasts } from '#web/console/kit/parts/toasts.tsx';
import { Button } from '#web/ui/button.tsx';

interface KeysButtonProps {
  word: string;
  ask: (cache: QueryClient, id: string) => Promise<KeyTest>;
  id: string;
  done?: () => void;
  variant?: 'contained' | 'outlined' | 'text';
  color?: 'secondary';
  className?: string;
  'aria-label'?: string;
}

export function KeysButton({ word, ask, id, done, ...looks }: KeysButtonProps) {
  const cache = useQueryClient();
  const { busy, start } = useBusyAction(async () => {
    const { works, message } = await ask(cache, id);
    if (!works) throw new Error(message);
    toasts.success(message);
    done?.();
  });
  return (
    <Button {...looks} busy={busy} onClick={start}>
      {word}
    </Button>
  );
}
