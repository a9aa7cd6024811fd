import { answerAt, bodySet, cookiesChanged, statusSet, withCookie, withHeader, withoutName } from './change.ts'
import type { Seed } from './seed.ts'
import { type Breakage, type Passed, serveText } from './serve.ts'

/** Faults for which a browser refuses something, one for each code. */
export const browserSeeds: readonly Seed[] = [
  {
    code: 'cors-origin',
    title: 'an origin that the provider does not allow',
    set: async ({ provider }) => ['--provider', provider, '--origin', 'http://app.localhost:3000'],
  },
  broken('cors-any', 'a provider that allows each origin', {
    answer: (passed, { headers }) =>
      headers['origin'] === undefined
        ? passed
        : {
            ...passed,
            headers: {
              ...passed.headers,
              'access-control-allow-origin': headers['origin'],
              'access-control-allow-credentials': 'true',
            },
          },
  }),
  broken('cors-credentials', 'no cookies', withHeader('access-control-allow-credentials', null)),
  broken('cors-credentials', 'any origin by a star', withHeader('access-control-allow-origin', '*')),
  broken('cors-preflight', 'a preflight that needs a token', {
    answer: (passed, { method }) => (method === 'OPTIONS' ? statusSet(401)(passed) : passed),
  }),
  broken('cors-header', 'a header of each call', withoutName('access-control-allow-headers', 'x-frontegg-sdk')),
  broken('cors-header', 'no Authorization', withoutName('access-control-allow-headers', 'authorization')),
  broken(
    'cors-header-optional',
    'a header of some calls',
    withoutName('access-control-allow-headers', 'frontegg-scoped-tenant'),
  ),
  broken('cors-method', 'no PATCH', withoutName('access-control-allow-methods', 'PATCH')),
  broken('cors-not-kept', 'no lifetime of preflights', withHeader('access-control-max-age', null)),
  broken('cors-exposed', 'a hidden trace id', withoutName('access-control-expose-headers', 'frontegg-trace-id')),
  {
    code: 'cors-exposed',
    title: 'a hidden date with hosted login',
    set: async ({ broken, clientId, origin }) => {
      const provider = await broken(withoutName('access-control-expose-headers', 'date'))
      return ['--provider', provider, '--origin', origin, '--hosted', '--client-id', clientId]
    },
  },
  {
    code: 'loopback-names',
    title: 'localhost and 127.0.0.1',
    set: async ({ provider, origin }) => ['--provider', provider.replace('localhost', '127.0.0.1'), '--origin', origin],
  },
  encrypted('third-party-cookie', 'a provider on another site', 'https://app.example.org'),
  encrypted('third-party-cookie', 'a tenant of the same hosting company', 'https://example.vercel.app'),
  encrypted('site-scheme', 'a page without encryption', 'http://app.example.com'),
  encrypted('cookie-same-site', 'a strict cookie for another site', 'https://app.example.org', (passed) =>
    cookiesChanged(passed, (cookie) => cookie.replace('SameSite=None', 'SameSite=Strict')),
  ),
  encrypted('cookie-not-secure', 'a cookie without Secure', 'https://app.example.com', (passed) =>
    cookiesChanged(passed, (cookie) => cookie.replace('SameSite=None; Secure', 'SameSite=Lax')),
  ),
  broken(
    'cookie-dropped',
    'SameSite=None without Secure',
    withCookie((cookie) => cookie.replace('SameSite=Lax', 'SameSite=None')),
  ),
  broken(
    'cookie-readable',
    'a cookie that scripts can read',
    withCookie((cookie) => cookie.replace(' HttpOnly;', '')),
  ),
  broken(
    'cookie-path',
    'the path of another proxy',
    withCookie((cookie) => cookie.replace('Path=/', 'Path=/identity')),
  ),
  broken(
    'cookie-path',
    'a cookie without a path',
    withCookie((cookie) => cookie.replace(' Path=/;', '')),
  ),
  broken(
    'cookie-domain',
    'the domain of the provider behind a proxy',
    withCookie((cookie) => `${cookie}; Domain=.frontegg.com`),
  ),
  signedIn('cookie-missing', 'a proxy that removes cookies', withHeader('set-cookie', null)),
  {
    code: 'sign-in-refused',
    title: 'a wrong password',
    set: async ({ provider }) => [
      ['--provider', provider, '--email', 'admin@acme.test'],
      { env: { PORTICO_DOCTOR_PASSWORD: 'wrong' } },
    ],
  },
  signedIn('renewal-refused', 'a proxy that drops the cookies of a page', {
    call: ({ headers: { cookie: _, ...headers }, ...call }) => ({ ...call, headers }),
  }),
  signedIn(
    'session-large',
    'a session of many permissions',
    withCookie((cookie) => `${cookie}; Comment=${'x'.repeat(3600)}`),
  ),
  signedIn(
    'session-too-large',
    'a session that no cookies hold',
    answerAt('/auth/v1/user', (passed) => statusSet(400)(bodySet(tooLarge)(passed))),
  ),
  signedIn(
    'token-key',
    'the keys of another environment',
    answerAt('/jwks.json', bodySet({ keys: [{ kty: 'RSA', kid: 'other' }] })),
  ),
  {
    code: 'token-audience',
    title: 'the client id of another environment',
    set: async ({ provider }) => [
      '--provider',
      provider,
      '--email',
      'admin@acme.test',
      '--password-stdin',
      '--client-id',
      'other',
    ],
  },
  policy('csp-connect', 'a policy without the provider', "default-src 'self'; img-src * data: blob:"),
  policy('csp-images', 'a policy without pictures', "connect-src *; img-src 'self'"),
  policy('csp-feature', 'a policy without Stripe', "script-src 'self'; frame-src *; connect-src *", [
    '--with',
    'stripe',
  ]),
  policy('csp-trusted-types', 'a policy that names no type', 'trusted-types react', ['--with', 'tag-manager']),
]

/** A provider with one fault, for a page. */
function broken(code: Seed['code'], title: string, breakage: Breakage): Seed {
  return {
    code,
    title,
    set: async (lab) => ['--provider', await lab.broken(breakage), '--origin', lab.origin],
  }
}

function signedIn(code: Seed['code'], title: string, breakage: Breakage): Seed {
  return {
    code,
    title,
    set: async (lab) => ['--provider', await lab.broken(breakage), '--email', 'admin@acme.test', '--password-stdin'],
  }
}

function encrypted(code: Seed['code'], title: string, page: string, answer?: (passed: Passed) => Passed): Seed {
  return {
    code,
    title,
    set: async (lab) => [
      ['--provider', 'https://id.example.com', '--origin', page],
      { names: await lab.encrypted(page, answer) },
    ],
  }
}

function policy(code: Seed['code'], title: string, text: string, args: readonly string[] = []): Seed {
  return {
    code,
    title,
    async set({ provider, keep }) {
      const page = keep(await serveText('<!doctype html>', { 'content-security-policy': text }))
      return ['--provider', provider, '--origin', page, ...args]
    },
  }
}

const tooLarge = { errorCode: 'session-too-large', errors: ['The session takes 12000 bytes'] }
