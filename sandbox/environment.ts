/** The sandbox must never run where real visitors pay. */
export function inProduction(): boolean {
  // biome-ignore lint/style/noProcessEnv: the refusal must not depend on what the host passes in
  return process.env.NODE_ENV === 'production';
}
