import RotateCw from 'lucide-react/icons/rotate-cw';
import { Component, type ReactNode, useEffect, useState } from 'react';
import { type Location, Outlet, useLocation, useOutletContext } from 'react-router';
import { isUnsaved } from '#web/console/platform/keeping/unsaved.ts';
import { MissingPart } from '#web/console/platform/parts.ts';
import { tabStore } from '#web/shared/storage.ts';
import { Button } from '#web/ui/button.tsx';
import { Empty } from './placeholders.tsx';
import { uiTexts } from './texts.ts';
import { usePageTitle } from './where.ts';

/**
 * Shown instead of a screen that threw. A reload helps when a newer version has replaced this one's files; it is
 * automatic for a missing file, unless there is unsaved input.
 */
function BrokenScreen({ error }: { error: Error }) {
  const { title, heading, text, again } = uiTexts.broken;
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

interface Caught {
  error: Error | null;
  location: Location;
}

/** A class, because React passes render errors to classes only. Another address clears the error. */
class Boundary extends Component<{ location: Location; children: ReactNode }, Caught> {
  override state: Caught = { error: null, location: this.props.location };
  static getDerivedStateFromError = (error: Error): Partial<Caught> => ({ error });
  static getDerivedStateFromProps = ({ location }: Pick<Caught, 'location'>, before: Caught): Caught | null =>
    location === before.location ? null : { error: null, location };
  override render(): ReactNode {
    return this.state.error ? <BrokenScreen error={this.state.error} /> : this.props.children;
  }
}

const Below = () => <Outlet context={useOutletContext()} />;

export const CatchBroken = ({ children = <Below /> }: { children?: ReactNode }) => (
  <Boundary location={useLocation()}>{children}</Boundary>
);

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
async function loadNewVersion(): Promise<boolean> {
  const [mine, left] = [programOf(document), leftBefore()];
  if (!mine || left.includes(mine)) return false;
  const theirs = await servedProgram();
  if (!theirs || theirs === mine) return false;
  tabStore.set(LEFT_KEY, [...left, mine].join(' '));
  window.location.reload();
  return true;
}
