export interface Help {
  email: string | null;
  phone: string | null;
  /** Payments are tried out here: no real money moves. */
  playMoney?: boolean;
}

export interface PageProblem {
  field: string;
  message: string;
}

/** A page with a form that is posted to its own address. */
export interface FormPageProps {
  problems: PageProblem[];
  /** Makes repeated submits of a form without JavaScript count once. */
  formKey: string;
  help: Help;
}

export interface StaticPageProps {
  document: 'privacy' | 'terms' | 'refunds';
  product?: string;
  help: Help;
}

export interface NotFoundProps {
  help: Help;
}

export interface ProblemProps {
  status: number;
  message: string | null;
  requestId: string;
  retryAfter?: number;
  /** Retry: the form to send again; `reload`: it was not read; `itself`: the page reloads by itself. */
  again?: { action: string; fields: readonly [name: string, value: string][] } | 'reload' | 'itself';
  help: Help;
}
