interface Reason {
  /** The status and code of the storage's answer; unset when there was none. */
  status?: number;
  code?: string | undefined;
  cause?: unknown;
}

/** The storage did not do what it was asked to: it cannot be reached, or it refused. */
export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable';
  readonly status: number | undefined;
  readonly code: string | undefined;

  constructor(message: string, { status, code, cause }: Reason) {
    super(message, { cause });
    this.status = status;
    this.code = code;
  }

  /** Whether there was no answer, or one that says that the server is at fault, so that the same call may succeed later. */
  get mayPass() {
    return this.status === undefined || this.status >= 500;
  }
}
