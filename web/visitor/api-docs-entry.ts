/** Begins the viewer of the API. The server sends this file with its types stripped, so it must not import. */
interface Viewer {
  preauthorizeApiKey(scheme: string, token: string): void;
}

interface SentCallAnswer {
  body?: { token?: unknown };
}

declare const SwaggerUIBundle: (options: object) => Viewer;

const dark = matchMedia('(prefers-color-scheme: dark)');
const followScheme = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', followScheme);
followScheme();

const viewer = SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#calls',
  deepLinking: true,
  filter: true,
  defaultModelsExpandDepth: -1,
  // Else the document is sent to a validator on the internet.
  validatorUrl: null,
  /** Uses the token of a sign-in for the calls that follow. */
  responseInterceptor(answer: SentCallAnswer) {
    if (typeof answer.body?.token === 'string') viewer.preauthorizeApiKey('bearer', answer.body.token);
    return answer;
  },
});

// Makes this file a module, so that its names are local.
export {};
