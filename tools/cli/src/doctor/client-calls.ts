/** Headers and methods of the client of `@portico/headless`. A test compares them with a client. */

/** Headers that the client adds to each call, and that a browser asks about. */
export const sentHeaders: readonly string[] = [
  'authorization',
  'content-type',
  'frontegg-source',
  'x-frontegg-framework',
  'x-frontegg-sdk',
]

/** Headers of some calls: of a sub-account, of a tenant with an alias, of several applications. */
export const optionalHeaders: readonly string[] = [
  'frontegg-login-alias',
  'frontegg-requested-application-id',
  'frontegg-scoped-tenant',
]

/** Headers of an answer that the client reads, and that a browser hides unless they are exposed. */
export const exposedHeaders: readonly string[] = ['frontegg-trace-id', 'retry-after', 'www-authenticate']

/** The header that hosted login reads as well: the time of the provider, to verify tokens by. */
export const exposedToHosted = 'date'

/** An operation of each method whose calls a browser asks about. */
export const askedOperations: readonly { readonly method: string; readonly path: string }[] = [
  { method: 'POST', path: '/identity/resources/auth/v1/user' },
  { method: 'PUT', path: '/identity/resources/users/v2/me' },
  { method: 'PATCH', path: '/identity/resources/configurations/v1/mfa-policy' },
  { method: 'DELETE', path: '/identity/resources/users/sessions/v1/me/all' },
]
