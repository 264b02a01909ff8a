export const inOwnLanguage = (request: RequestInit): RequestInit => ({
  ...request,
  headers: { ...request.headers, 'x-language': 'kn' },
});
