import RotateCw from 'lucide-react/icons/rotate-cw';
import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router';
import { Empty } from '#web/console/kit/parts/placeholders.tsx';
import { usePageTitle } from '#web/console/kit/parts/where.ts';
import { isUnsaved } from '#web/console/platform/keeping/unsaved.ts';
import { MissingPart } from '#web/console/platform/parts.ts';
import { tabStore } from '#web/shared/storage.ts';
import { Button } from '#web/ui/button.tsx';
import { shellTexts } from './words.ts';

/** The `errorElement` of screens. Reloads by itself for a file of a replaced version, unless there is unsaved input. */
export function BrokenPage() {
  const error = useRouteError();
  const { title, heading, text, again } = shellTexts.broken;
  usePageTitle(title);
  // Read once, before the broken screen (and its unsaved state) is unmounted.
  const [typed] = useState(isUnsaved);
  useEffect(() => {
    if (error instanceof MissingPart && !typed) void loadNewVersion();
  }, [error, typed]);
  return (
    <div role="alert">
      <h1 className="hidden">{heading}</h1>
      <Empty text={`${heading}. ${text}`}>
        <Button variant="outlined" startIcon={<RotateCw size={18} />} onClick={() => window.location.reload()}>
          {again}
        </Button>
      </Empty>
    </div>
  );
}

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

/** Reloads if the server has another version; leaves each version only once, against loops. True if it reloads. */
async function loadNewVersion(): Promise<boolean> {
  const [mine, left] = [programOf(document), leftBefore()];
  if (!mine || left.includes(mine)) return false;
  const theirs = await servedProgram();
  if (!theirs || theirs === mine) return false;
  tabStore.set(LEFT_KEY, [...left, mine].join(' '));
  window.location.reload();
  return true;
}
