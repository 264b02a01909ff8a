import type { ComponentType } from 'react';
import type { PageModel } from '#contract/pages/model.ts';
import type { StyleSheetName } from './styles.ts';

export type PageName = PageModel['name'];
export type PropsOf<Name extends PageName> = Extract<PageModel, { name: Name }>['props'];

/** The type of a thing and what is known of it (schema.org). */
export interface StructuredData {
  '@type': string;
  name: string;
  [property: string]: unknown;
}

/** Path of a picture in the size of LINK_PREVIEW, and its alt text; '' if the words beside it say enough. */
export interface LinkPicture {
  url: string;
  text: string;
}

/** A page as the server draws it: its body, its head, its looks. */
export interface PageFacts<Props> {
  Body: ComponentType<Props>;
  title: (props: Props) => string;
  /** Search engines and links show this; left out where nobody searches for the page. */
  description?: (props: Props) => string;
  /** A link to it shows this; left out: the general drawing. */
  picture?: (props: Props) => LinkPicture;
  sheets: readonly StyleSheetName[];
  /** Styles that depend on what it shows. */
  looks?: (props: Props) => string;
  /** Search engines read this of it, in the words of schema.org; its own address is added, and the paths of pictures become addresses. */
  structured?: (props: Props) => StructuredData;
}
