import RotateCw from 'lucide-react/icons/rotate-cw';
import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router';
import { loadNewVersion } from '#web/console/platform/new-version.ts';
import { MissingPart } from '#web/console/platform/parts.ts';
import { isUnsaved } from '#web/console/platform/unsaved.ts';
import { Button } from './button.tsx';
import { Empty } from './notice.tsx';
import { uiTexts } from './texts.ts';
import { usePageTitle } from './where.ts';

/**
 * Shown instead of a screen that broke. A load from the start mends what a newer version of the console caused: where a file
 * of this one is gone it happens by itself, unless something was typed.
 */
export function BrokenScreen() {
  const { title, heading, text, again } = uiTexts.broken;
  usePageTitle(title);
  const error = useRouteError();
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
