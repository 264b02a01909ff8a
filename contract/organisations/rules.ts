/** Characters at the end of an organisation's id that name it alone. */
const CODE_LENGTH = 8;

/**
 * The last part of the address of an organisation's page, where it has chosen none: its name in plain letters, and the code that
 * ends its id, "nehru-zoo-5r7kx9bq". So no two are alike, and each leads there for ever.
 */
export function slugOf({ id, name }: { id: string; name: string }): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40);
  return [...plain.split('-'), id.slice(-CODE_LENGTH)].filter(Boolean).join('-');
}

/** The code at the end of such an address. */
export const codeInSlug = (slug: string): string => slug.slice(-CODE_LENGTH);
