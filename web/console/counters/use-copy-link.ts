import { useToasts } from '#web/console/ui/toasts.tsx';
import { counterTexts as texts } from '#web/console/words/counters.ts';
import { counterLink } from './queries.ts';

/** Puts a counter's booking link on the clipboard; a browser that does not allow it shows the link to be copied by hand. */
export function useCopyLink(id: string): () => void {
  const toasts = useToasts();
  const link = counterLink(id);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toasts.success(texts.copied);
    } catch {
      // No permission, or a page without https: nothing is broken, but it must be said.
      toasts.failure(texts.notCopied(link));
    }
  };
  return () => void copy();
}
