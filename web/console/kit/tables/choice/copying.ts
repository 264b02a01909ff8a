import { toasts } from '#web/console/kit/parts/toasts.tsx';

/** Copies a text and confirms it. If the browser forbids it, shows `failed`, or else the browser's message. */
export async function copyText(text: string, { copied, failed }: { copied: string; failed?: string }): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toasts.success(copied);
  } catch (error) {
    // No permission, or a page without https.
    toasts.failure(failed ?? (error as Error).message);
  }
}
