import { useQuery } from '@tanstack/react-query';
import { type AttentionKind, MONEY_KINDS } from '#contract/attention/model.ts';
import { shellTexts as texts } from '#web/console/frame/words.ts';
import { consolePaths } from '#web/shared/paths.ts';
import { attentionQuery } from './queries.ts';

const KINDS: Readonly<Record<string, readonly AttentionKind[]>> = {
  [consolePaths.payments]: MONEY_KINDS,
  [consolePaths.gatewayCredentials]: ['keys-missing', 'keys-refused'],
};

/** Number of pending items of a menu entry, with a description for screen readers. Nothing at zero. */
export function WaitingCount({ path, id }: { path: string; id: string }) {
  const kinds = KINDS[path];
  const { data } = useQuery({ ...attentionQuery, enabled: kinds !== undefined });
  const waiting = data?.waiting.filter(({ kind }) => kinds?.includes(kind)) ?? [];
  const count = waiting.reduce((sum, one) => sum + one.count, 0);
  if (count === 0) return null;
  return (
    <span className="waiting">
      <b id={id} role="img" aria-label={texts.waiting(count)}>
        {count > 99 ? '99+' : count}
      </b>
    </span>
  );
}
