import FileUp from 'lucide-react/icons/file-up';
import { Link } from 'react-router';
import { Button } from '#web/console/kit/parts/button.tsx';
import { uiTexts } from '#web/console/kit/parts/texts.ts';

/** Leads from a list to where its records are added from a file. */
export const ImportLink = ({ to }: { to: string }) => (
  <Button variant="outlined" startIcon={<FileUp aria-hidden size={18} />} component={Link} to={to}>
    {uiTexts.import}
  </Button>
);
