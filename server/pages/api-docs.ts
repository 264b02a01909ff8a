import { readFileSync } from 'node:fs';
import { createRequire, stripTypeScriptTypes } from 'node:module';
import type { FastifyInstance } from 'fastify';
import { keptText } from '#server/kernel/http/compress.ts';
import { ICON } from '#server/kernel/http/pages/document.ts';

const require = createRequire(import.meta.url);
const VIEWER = require.resolve('swagger-ui-dist/swagger-ui-bundle.js');
const STYLE = require.resolve('swagger-ui-dist/swagger-ui.css');
const OWN_STYLE = new URL('api-docs.css', import.meta.url);
const BEGIN = new URL('../../web/visitor/api-docs-entry.ts', import.meta.url);

const PAGE = `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>Pravesh API</title>
<link rel="icon" href="${ICON}">
<link rel="stylesheet" href="/api/docs/viewer.css">
<link rel="stylesheet" href="/api/docs/style.css">
</head>
<body>
<div id="calls"><noscript>Please turn on scripts, or read <a href="/api/openapi.json">openapi.json</a>.</noscript></div>
<script src="/api/docs/viewer.js"></script>
<script type="module" src="/api/docs/begin.js"></script>
</body>
</html>`;

const read = (file: string | URL) => () => readFileSync(file, 'utf8');

/** The page that shows the OpenAPI document: Swagger UI from its package (decision 0095). */
export function apiDocs(app: FastifyInstance): void {
  const serve = (path: string, type: string, make: () => string) =>
    app.get(`/api/docs${path}`, { config: { traffic: 'file' } }, keptText(type, make));
  serve('', 'text/html', () => PAGE);
  serve('/viewer.js', 'text/javascript', read(VIEWER));
  serve('/viewer.css', 'text/css', read(STYLE));
  serve('/style.css', 'text/css', read(OWN_STYLE));
  serve('/begin.js', 'text/javascript', () => stripTypeScriptTypes(read(BEGIN)()));
}
