export type Markup = { markup: string };

type MarkupPart = string | number | Markup | readonly Markup[];

/** Escapes every value, except markup made by this tag. */
export function html(texts: TemplateStringsArray, ...parts: MarkupPart[]): Markup {
  return { markup: texts.reduce((all, text, position) => all + written(parts[position - 1] ?? '') + text) };
}

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
