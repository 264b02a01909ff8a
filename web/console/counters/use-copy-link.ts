import { useCopy } from '#web/console/kit/tables/choice/copying.ts';
import { counterLink } from './queries.ts';
import { counterTexts as texts } from './words.ts';

/** Puts a counter's booking link on the clipboard; a browser that does not allow it shows the link to be copied by hand. */
export function useCopyLink(id: string): () => void {
  const copy = useCopy();
  const link = counterLink(id);
  return () => copy(link, { copied: texts.copied, failed: texts.notCopied(link) });
}
