import RotateCw from 'lucide-react/icons/rotate-cw';
import { Component, type ReactNode, useEffect, useState } from 'react';
import { type Location, Outlet, useLocation, useOutletContext } from 'react-router';
import { isUnsaved } from '#web/console/platform/keeping/unsaved.ts';
import { loadNewVersion } from '#web/console/platform/new-version.ts';
import { MissingPart } from '#web/console/platform/parts.ts';
import { Button } from './button.tsx';
import { Empty } from './notice.tsx';
import { uiTexts } from './texts.ts';
import { usePageTitle } from './where.ts';

/**
 * Shown instead of a screen that broke. A load from the start mends what a newer version of the console caused: where a file
 * of this one is gone it happens by itself, unless something was typed.
 */
function BrokenScreen({ error }: { error: Error }) {
  const { title, heading, text, again } = uiTexts.broken;
  usePageTitle(title);
  // As it stands before the screen that broke is taken away.
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

/** React hands what broke to classes alone. Another address is another try. */
class Boundary extends Component<{ location: Location; children: ReactNode }, Caught> {
  override state: Caught = { error: null, location: this.props.location };
  static getDerivedStateFromError = (error: Error): Partial<Caught> => ({ error });
  static getDerivedStateFromProps = ({ location }: Pick<Caught, 'location'>, before: Caught): Caught | null =>
    location === before.location ? null : { error: null, location };
  override render(): ReactNode {
    return this.state.error ? <BrokenScreen error={this.state.error} /> : this.props.children;
  }
}

/** The screen below a route, with what the route around it says. */
const Below = () => <Outlet context={useOutletContext()} />;

/** Shows what is inside, or the screen below this route; says so where that broke. */
export const CatchBroken = ({ children = <Below /> }: { children?: ReactNode }) => (
  <Boundary location={useLocation()}>{children}</Boundary>
);
