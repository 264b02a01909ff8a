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
