import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Problem } from '#web/ui/notice.tsx';
import type { FormState } from './form-state.ts';

interface SentFormProps {
  form: Pick<FormState<object>, 'ref' | 'submit' | 'problems' | 'busy'>;
  problem?: string;
  word: string;
  size?: 'large';
  children: ReactNode;
}

export const SentForm = ({ form, problem = form.problems[''], word, size, children }: SentFormProps) => (
  <form noValidate ref={form.ref} onSubmit={form.submit} className="stack">
    {problem && <Problem>{problem}</Problem>}
    {children}
    <Button type="submit" variant="contained" color="secondary" size={size} busy={form.busy}>
      {word}
    </Button>
  </form>
);
