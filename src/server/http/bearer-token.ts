/** The token of an Authorization header; undefined for any other scheme. */
export function bearerToken(authorization: string | undefined): string | undefined {
  return /^Bearer +([\w.~+/-]+=*)$/i.exec(authorization ?? '')?.[1];
}
