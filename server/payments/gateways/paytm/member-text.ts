const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s"{}[\],:]+/g;

/** The member's exact characters, which the signature covers. Null: no JSON object, or the member not once in it. */
export function memberText(json: string, name: string): string | null {
  if (!isObject(json)) return null;
  const found: string[] = [];
  let depth = 0;
  let key: string | null = null;
  let start: number | null = null;
  let before = '';
  for (const { 0: token, index } of json.matchAll(TOKEN)) {
    if (depth === 1 && start !== null && (token === ',' || token === '}')) {
      if (key === name) found.push(json.slice(start, index).trim());
      start = null;
    }
    if (depth === 1 && start === null && token.startsWith('"') && '{,'.includes(before)) key = JSON.parse(token);
    if (depth === 1 && token === ':' && start === null) start = index + 1;
    if (token === '{' || token === '[') depth += 1;
    if (token === '}' || token === ']') depth -= 1;
    before = token;
  }
  return found.length === 1 ? (found[0] ?? null) : null;
}

function isObject(json: string): boolean {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}
