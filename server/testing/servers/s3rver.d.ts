/** The part of it that tests use; the package brings no types. */
declare module 's3rver' {
  // biome-ignore lint/style/noDefaultExport: the package's own way.
  export default class S3rver {
    constructor(options: {
      port: number;
      address: string;
      directory: string;
      silent: boolean;
      configureBuckets: { name: string }[];
    });
    run(): Promise<{ address: string; port: number }>;
    close(): Promise<void>;
  }
}
