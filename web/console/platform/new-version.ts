import { tabStore } from '#web/shared/storage.ts';

/** The versions that this tab has left by itself. */
const LEFT_KEY = 'left_versions';

/** The program that a document of the console names; each version has another. Null for any other document. */
const programOf = (page: Document): string | null =>
  page.querySelector('script[type=module][src]')?.getAttribute('src') ?? null;

const leftBefore = (): string[] => (tabStore.get(LEFT_KEY) ?? '').split(' ').filter(Boolean);

/** The program that the server has at this address now; null while it does not answer. */
async function servedProgram(): Promise<string | null> {
  try {
    const answer = await fetch(window.location.href, { headers: { Accept: 'text/html' }, cache: 'no-store' });
    return answer.ok ? programOf(new DOMParser().parseFromString(await answer.text(), 'text/html')) : null;
  } catch {
    // No network, or no server: this page stays, with its button.
    return null;
  }
}

/**
 * Loads this address from the start if the server has another version by now, whose files are others. Each version is left
 * once: where two stand side by side, nobody is sent back and forth. Answers whether it does.
 */
export async function loadNewVersion(): Promise<boolean> {
  const [mine, left] = [programOf(document), leftBefore()];
  if (!mine || left.includes(mine)) return false;
  const theirs = await servedProgram();
  if (!theirs || theirs === mine) return false;
  tabStore.set(LEFT_KEY, [...left, mine].join(' '));
  window.location.reload();
  return true;
}
