import Eye from 'lucide-react/icons/eye';
import type { User } from '#contract/sessions/model.ts';
import { Button } from '#web/ui/button.tsx';
import { leaveLook } from './impersonation.ts';
import { shellTexts } from './words.ts';
import './look.css';

const { look: texts } = shellTexts;

export const LookBar = ({ user: { name } }: { user: User }) => (
  <aside className="row look-bar" aria-label={texts.title}>
    <Eye aria-hidden size={20} />
    <p>
      <b>{texts.whose(name)}</b> {texts.rule}
    </p>
    <Button variant="outlined" size="small" onClick={leaveLook}>
      {texts.leave}
    </Button>
  </aside>
);
