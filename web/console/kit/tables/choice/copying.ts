import { useToasts } from '#web/console/kit/parts/toasts.tsx';

/** Copies a text and confirms it. If the browser forbids it, shows `failed`, or else the browser's message. */
export function useCopy(): (text: string, words: { copied: string; failed?: string }) => void {
  const toasts = useToasts();
  const copy = async (text: string, { copied, failed }: { copied: string; failed?: string }) => {
    try {
      await navigator.clipboard.writeText(text);
      toasts.success(copied);
    } catch (error) {
      // No permission, or a page without https.
      toasts.failure(failed ?? (error as Error).message);
    }
  };
  return (text, words) => void copy(text, words);
}
