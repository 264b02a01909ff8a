import { useToasts } from '#web/console/kit/parts/toasts.tsx';

/** Puts a text on the clipboard and says so. A browser that does not allow it is no fault of anybody: `failed` says how else, or the browser its own words. */
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
