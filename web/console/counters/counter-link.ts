import { BRANCH_PAGE } from '#contract/branches/api.ts';
import { copyText } from '#web/console/kit/tables/choice/copying.ts';
import { counterTexts as texts } from './words.ts';

/** Link to booking at this counter (docs/product/gate-and-counters.md 4). */
export const counterLink = (id: string): string => `${window.location.origin}/${BRANCH_PAGE}/${id}`;

export const counterQrAddress = (id: string): string => `/api/branchuser/qr/${id}?format=svg`;

/** Copies the link; shows it for copying by hand if the browser refuses the clipboard. */
export function copyCounterLink(id: string): Promise<void> {
  const link = counterLink(id);
  return copyText(link, { copied: texts.copied, failed: texts.notCopied(link) });
}
