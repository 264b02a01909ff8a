/** Pages of visitors have these whatever they are about: contract/pages/model.ts lists the pages. */

/** A visitor reaches people by these: on every page, in the same place. */
export interface Help {
  email: string | null;
  phone: string | null;
}

/** A field that has a problem, or a problem of the whole form when `field` is not one of the page's. */
export interface PageProblem {
  field: string;
  message: string;
}

export interface StaticPageProps {
  document: 'privacy' | 'terms' | 'refunds';
  /** The sign-in area to go back to, where it was opened from one. */
  product?: string;
  help: Help;
}

export interface NotFoundProps {
  help: Help;
}

/** A failure that is ours, or a rest that the server asks for (503). The request id is what help will ask. */
export interface ProblemProps {
  status: number;
  message: string | null;
  requestId: string;
  /** Seconds until it is worth trying again, where that is known. */
  retryAfter?: number;
  /** The form that met the failure, to be sent again as it was; by the browser's own Reload where it was not even read. `itself`: a page that was only looked at, which the browser asks for again by itself. */
  again?: { action: string; fields: Record<string, string> } | 'reload' | 'itself';
  help: Help;
}
