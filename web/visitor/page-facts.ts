import type { ComponentType } from 'react';
import type { PageModel } from '#contract/pages/model.ts';
import type { StyleSheetName } from './styles.ts';

export type PageName = PageModel['name'];
export type PropsOf<Name extends PageName> = Extract<PageModel, { name: Name }>['props'];

/** A page as the server draws it: its body, its head, its looks. */
export interface PageFacts<Props> {
  Body: ComponentType<Props>;
  title: (props: Props) => string;
  /** Search engines and links show this; left out where nobody searches for the page. */
  description?: (props: Props) => string;
  /** The picture of a link to it. */
  imageUrl?: (props: Props) => string | null;
  sheets: readonly StyleSheetName[];
}
