import { useCopy } from '#web/console/kit/tables/choice/copying.ts';
import { counterLink } from './counter-link.ts';
import { counterTexts as texts } from './words.ts';

/** Copies the link; shows it for copying by hand if the browser refuses the clipboard. */
export function useCopyLink(id: string): () => void {
  const copy = useCopy();
  const link = counterLink(id);
  return () => copy(link, { copied: texts.copied, failed: texts.notCopied(link) });
}
