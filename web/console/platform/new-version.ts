import { tabStore } from '#web/shared/storage.ts';

const LEFT_KEY = 'left_versions';

/** Script of a console document, which differs by version; null for other documents. */
const programOf = (page: Document): string | null =>
  page.querySelector('script[type=module][src]')?.getAttribute('src') ?? null;

const leftBefore = (): string[] => (tabStore.get(LEFT_KEY) ?? '').split(' ').filter(Boolean);

async function servedProgram(): Promise<string | null> {
  try {
    const answer = await fetch(window.location.href, { headers: { Accept: 'text/html' }, cache: 'no-store' });
    return answer.ok ? programOf(new DOMParser().parseFromString(await answer.text(), 'text/html')) : null;
  } catch {
    // Offline or no server: the page stays, with its button.
    return null;
  }
}

/**
 * Reloads if the server has another version, whose files replace these. Each version is left only once, so that two
 * servers with different versions cause no reload loop. Returns true if it reloads.
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
