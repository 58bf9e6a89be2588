declare module '@20minutes/s3rver' {
  import type { AddressInfo } from 'node:net';

  export default class S3rver {
    constructor(options: {
      directory: string;
      port: number;
      address: string;
      silent: boolean;
      vhostBuckets: boolean;
    });
    /** Koa's: each answers or asks the next one. */
    middleware: ((
      context: { get(header: string): string; status: number; body: string },
      next: () => Promise<void>,
    ) => Promise<void> | void)[];
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }
}
