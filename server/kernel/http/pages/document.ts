import { LINK_PREVIEW } from '#contract/images/rules.ts';
import { LANGUAGE_CODES, type Language } from '#contract/kernel/languages.ts';
import type { PageModel } from '#contract/pages/model.ts';
import { messagesFor } from '#server/kernel/words/catalogues.ts';
import { NONCE, type PageText, type Scripts } from './web.ts';

export interface PreviewBand {
  name: string;
  words: string;
  missing: readonly string[];
}

interface DocumentParts {
  page: PageModel;
  rendered: PageText;
  scripts: Scripts | null;
  language: Language;
  url: string;
  query: string;
  publicUrl: string;
  noindex: boolean;
  /** Null in a page that is the same for everybody: its styles and early script are allowed by their hashes. */
  nonce: string | null;
  preview?: PreviewBand;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** Nothing that people typed can end the script element, and every JavaScript engine reads it. */
export const safeJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

const meta = (name: string, content: string): string =>
  content ? `<meta name="${name}" content="${escapeHtml(content)}">` : '';
const property = (name: string, content: string): string =>
  content ? `<meta property="${name}" content="${escapeHtml(content)}">` : '';

/** Inline, because without an icon a browser requests /favicon.ico. */
export const ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 34 34'%3E%3Cpath fill='%23f6b02c' d='M3 32V15C3 7.6 9.5 6 17 1c7.5 5 14 6.6 14 14v17H3Z'/%3E%3Cpath fill='%230e4a3b' d='M9 32V19c0-3 2-3 2.7-5.5C14.5 13.5 15.5 12 17 9.5c1.5 2.5 2.5 4 5.3 4C23 16 25 16 25 19v13H9Z'/%3E%3C/svg%3E";

const APP = '<link rel="manifest" href="/pravesh.webmanifest"><link rel="apple-touch-icon" href="/icon-180.png">';

function openGraph({ rendered, url, publicUrl }: DocumentParts): string {
  const { picture, title, description } = rendered;
  const image = new URL(picture.url, publicUrl).href;
  return [
    property('og:title', title),
    property('og:description', description),
    property('og:type', 'website'),
    property('og:url', url),
    property('og:site_name', 'Pravesh'),
    property('og:image', image),
    property('og:image:type', image.endsWith('.png') ? 'image/png' : 'image/jpeg'),
    property('og:image:width', String(LINK_PREVIEW.width)),
    property('og:image:height', String(LINK_PREVIEW.height)),
    property('og:image:alt', picture.text),
    meta('twitter:card', 'summary_large_image'),
    meta('twitter:title', title),
    meta('twitter:description', description),
    meta('twitter:image', image),
    meta('twitter:image:alt', picture.text),
  ].join('');
}

/** Structured data for search engines. The content security policy needs no hash for it, because it is no script. */
function structuredData({ rendered: { structured }, noindex, url, publicUrl }: DocumentParts): string {
  if (structured === null || noindex) return '';
  const whole = (value: unknown) => (/^\/images\//.test(String(value)) ? publicUrl + value : value);
  const known = JSON.parse(JSON.stringify(structured), (_, value) =>
    typeof value === 'string' ? whole(value) : value,
  );
  return `<script type="application/ld+json">${safeJson({ '@context': 'https://schema.org', ...known, url })}</script>`;
}

function alternates({ url, noindex }: DocumentParts): string {
  if (noindex) return '';
  const link = (lang: string, href: string) => `<link rel="alternate" hreflang="${lang}" href="${escapeHtml(href)}">`;
  return LANGUAGE_CODES.map((code) => link(code, `${url}?lang=${code}`)).join('') + link('x-default', url);
}

const marked = (nonce: string | null): string => (nonce === null ? '' : ` nonce="${nonce}"`);

/** What the page's scripts need; web/visitor/platform/page-state.ts reads it. */
function stateTag({ page, rendered: { texts, live }, scripts, language, nonce, preview }: DocumentParts): string {
  if (preview || (scripts === null && texts.keys.length === 0)) return '';
  const messages = Object.fromEntries(texts.languages.map((code) => [code, messagesFor(code, texts.keys)]));
  const state = { language, messages, ...(scripts && { live, props: page.props }) };
  return `<script type="application/json" id="page-state"${marked(nonce)}>${safeJson(state)}</script>`;
}

const UNSCRIPTED = '.scripted{display:none}';

export const inlineOf = ({
  rendered: { css, early },
  scripts,
  preview,
}: Pick<DocumentParts, 'rendered' | 'scripts' | 'preview'>) => ({
  styles: scripts === null ? [css] : [css, UNSCRIPTED],
  scripts: early && !preview ? [early] : [],
});

function scriptTags({ scripts, nonce }: DocumentParts): string {
  if (scripts === null) return '';
  const mark = marked(nonce);
  const preload = scripts.preload.map((href) => `<link rel="modulepreload" href="${href}"${mark}>`).join('');
  const plain = `<noscript><style${mark}>${UNSCRIPTED}</style></noscript>`;
  return `${plain}${preload}${scripts.head.replaceAll(NONCE, nonce ?? '')}<script type="module" src="${scripts.entry}"${mark}></script>`;
}

/** Runs before the page's scripts are loaded; a preview runs nothing. */
const earlyTag = ({ nonce, ...parts }: DocumentParts): string =>
  inlineOf(parts)
    .scripts.map((text) => `<script${marked(nonce)}>${text}</script>`)
    .join('');

const BAND =
  '.preview-band{position:sticky;top:0;z-index:9;padding:.6rem 1rem;background:#5b21b6;color:#fff;font-size:.95rem;text-align:center}.preview-band p{margin:0}.preview-band p+p{margin-top:.25rem;font-size:.875rem}';

const bodyOf = ({ rendered: { body }, preview }: DocumentParts): string =>
  preview
    ? `<aside class="preview-band" aria-label="${escapeHtml(preview.name)}"><p><b>${escapeHtml(preview.words)}</b></p>${preview.missing.length > 0 ? `<p>${escapeHtml(preview.missing.join(' '))}</p>` : ''}</aside><div inert>${body.replace(/<noscript>.*?<\/noscript>/gs, '')}</div>`
    : body;

const inLanguages = (body: string, query: string): string =>
  query === '' ? body : body.replaceAll('href="?lang=', () => `href="?${escapeHtml(query)}&amp;lang=`);

export function documentOf(parts: DocumentParts): string {
  const { rendered, noindex, nonce, query } = parts;
  return `<!doctype html><html lang="${rendered.lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover"><title>${escapeHtml(rendered.title)}</title>${meta('description', rendered.description)}${noindex ? meta('robots', 'noindex') : ''}<meta name="theme-color" content="#0e4a3b" media="(prefers-color-scheme:light)"><meta name="theme-color" content="#0b3b2f" media="(prefers-color-scheme:dark)"><meta name="format-detection" content="telephone=no">${openGraph(parts)}${alternates(parts)}${structuredData(parts)}<link rel="icon" href="${ICON}">${rendered.kept && !parts.preview ? APP : ''}<style${marked(nonce)}>${rendered.css}${parts.preview ? BAND : ''}</style>${earlyTag(parts)}${stateTag(parts)}${scriptTags(parts)}</head><body>${inLanguages(bodyOf(parts), query)}</body></html>`;
}
