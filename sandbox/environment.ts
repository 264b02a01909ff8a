/** True where real visitors pay: the sandbox must never run there, whoever mounts it. */
export function inProduction(): boolean {
  // biome-ignore lint/style/noProcessEnv: the refusal must not depend on what the host passes in
  return process.env.NODE_ENV === 'production';
}
