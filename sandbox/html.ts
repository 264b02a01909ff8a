/** Markup that is already safe. */
export type Markup = { markup: string };

type MarkupPart = string | number | Markup | readonly Markup[];

/** Template tag: every value is escaped, except markup made by this tag. */
export function html(texts: TemplateStringsArray, ...parts: MarkupPart[]): Markup {
  return { markup: texts.reduce((all, text, position) => all + written(parts[position - 1] ?? '') + text) };
}

/** Lets own constant text, such as a style sheet, into a page unescaped. */
export function trusted(markup: string): Markup {
  return { markup };
}

function written(part: MarkupPart): string {
  if (typeof part === 'string' || typeof part === 'number') return escaped(String(part));
  return 'markup' in part ? part.markup : part.map((one) => one.markup).join('');
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
