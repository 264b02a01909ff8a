/** The last characters of an id, unique among organisations. */
const CODE_LENGTH = 8;

/** Default slug: the name in plain letters and the end of the id, "nehru-zoo-5r7kx9bq". Unique, and valid for ever. */
export function slugOf({ id, name }: { id: string; name: string }): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40);
  return [...plain.split('-'), id.slice(-CODE_LENGTH)].filter(Boolean).join('-');
}

export const codeInSlug = (slug: string): string => slug.slice(-CODE_LENGTH);
