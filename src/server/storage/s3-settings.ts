/** A bucket of an S3-compatible server, and the key to it. */
export interface S3Settings {
  bucket: string;
  /** Prefix of every key: empty, or a path that ends in a slash. */
  prefix: string;
  /** Undefined: Amazon's server of the region. */
  endpoint: URL | undefined;
  /** Whether the bucket is the beginning of the path, rather than of the host name. */
  pathStyle: boolean;
  /** Whether visitors are redirected to the bucket, by signed addresses, rather than served by this program. */
  redirects: boolean;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Token of temporary credentials, which are valid for some hours only. */
  sessionToken?: string;
}

type S3Address = Pick<S3Settings, 'bucket' | 'prefix' | 'endpoint' | 'pathStyle' | 'redirects'>;

const parameters = ['endpoint', 'path-style', 'redirects'];

/**
 * Reads `s3://bucket/prefix?endpoint=https://s3.example&path-style=on&redirects=off`. Everything but the bucket may be missing.
 * @throws Error with the end of a sentence that starts with the name of the variable.
 */
export function readStorageUrl(text: string): S3Address {
  const url = URL.parse(text);
  if (url?.protocol !== 's3:' || !/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/.test(url.hostname) || url.port)
    throw new Error('must be an address like s3://bucket?endpoint=https://s3.example');
  if (url.username || url.password)
    throw new Error('must not contain the key: that belongs in AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY');
  const { searchParams } = url;
  const unknown = [...searchParams.keys()].find((name) => !parameters.includes(name));
  if (unknown !== undefined) throw new Error(`has an unknown parameter; there are ${parameters.join(', ')}`);
  const endpoint = readEndpoint(searchParams.get('endpoint'));
  const prefix = url.pathname.replaceAll(/^\/+|\/+$/g, '');
  return {
    bucket: url.hostname,
    prefix: prefix && `${decodeURIComponent(prefix)}/`,
    endpoint,
    pathStyle: readSwitch(searchParams, 'path-style', endpoint !== undefined),
    redirects: readSwitch(searchParams, 'redirects', false),
  };
}

function readEndpoint(text: string | null) {
  if (text === null) return undefined;
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search)
    throw new Error('must have an endpoint like https://s3.example');
  return url;
}

function readSwitch(parameters: URLSearchParams, name: string, otherwise: boolean) {
  const value = parameters.get(name);
  if (value !== null && !['on', 'off'].includes(value)) throw new Error(`must have ${name}=on or ${name}=off`);
  return value === null ? otherwise : value === 'on';
}

/** The address of the bucket, without a slash at its end. */
export function bucketUrl({ bucket, endpoint, pathStyle, region }: S3Settings): string {
  const server = endpoint ?? new URL(`https://s3.${region}.amazonaws.com`);
  return pathStyle ? `${server.origin}/${bucket}` : `${server.protocol}//${bucket}.${server.host}`;
}
