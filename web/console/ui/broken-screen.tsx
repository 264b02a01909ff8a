import RotateCw from 'lucide-react/icons/rotate-cw';
import { Button } from './button.tsx';
import { Empty } from './notice.tsx';
import { uiTexts } from './texts.ts';
import { usePageTitle } from './where.ts';

/** Shown instead of a screen that broke. A load from the start mends what a newer version of the console caused. */
export function BrokenScreen() {
  const { title, heading, text, again } = uiTexts.broken;
  usePageTitle(title);
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
