import { createServer as createSecureServer } from 'node:https'
import { certificate, signingKey } from '../../../../providers/emulator/test/identity-provider-keys.ts'
import { answerAt, bodySet, headerSet, statusSet } from './change.ts'
import type { Seed } from './seed.ts'
import { type Breakage, listen, serve, serveText } from './serve.ts'

/** Faults of the provider and of the way to it, one for each code. */
export const providerSeeds: readonly Seed[] = [
  { code: 'address-invalid', title: 'an address without a scheme', set: async () => ['--provider', 'id.example.com'] },
  {
    code: 'address-not-encrypted',
    title: 'a provider on the web without encryption',
    async set({ broken }) {
      const named = answerAt('/openid-configuration', bodySet({ issuer: 'http://id.example.com' }))
      return [['--provider', 'http://id.example.com'], { names: { 'http://id.example.com': await broken(named) } }]
    },
  },
  {
    code: 'address-prefix-twice',
    title: 'an address with the prefix twice',
    set: async ({ provider }) => ['--provider', `${provider}/frontegg/frontegg`],
  },
  {
    code: 'address-prefix',
    title: 'an address with the prefix',
    set: async ({ provider }) => ['--provider', `${provider}/frontegg/`],
  },
  {
    code: 'name-unknown',
    title: 'a misspelt host name',
    set: async () => ['--provider', 'https://id.exmaple.com'],
  },
  {
    code: 'connection-refused',
    title: 'a provider that does not run',
    async set() {
      const closed = await serveText('')
      await closed.stop()
      return ['--provider', closed.url]
    },
  },
  {
    code: 'no-answer',
    title: 'a provider that never answers',
    set: async ({ keep }) => [['--provider', keep(await serve(() => {}))], { timeout: 50 }],
  },
  {
    code: 'certificate',
    title: 'a certificate of no known authority',
    async set({ keep }) {
      const secure = createSecureServer({ key: signingKey, cert: certificate }, (_, response) => response.end('{}'))
      return ['--provider', keep(await listen(secure, 'https'))]
    },
  },
  {
    code: 'no-encryption',
    title: 'https at a port of http',
    set: async ({ provider }) => ['--provider', provider.replace('http:', 'https:')],
  },
  {
    code: 'connection',
    title: 'a connection that ends without an answer',
    set: async ({ keep }) => ['--provider', keep(await serve(({ socket }) => socket.destroy()))],
  },
  broken('redirected', 'a redirect to another host', {
    answer: statusSet(301, { location: 'https://www.example.com/frontegg/flags' }),
  }),
  {
    code: 'html-answer',
    title: 'the address of the application',
    set: async ({ keep }) => ['--provider', keep(await serveText('<!doctype html><div id="root"></div>'))],
  },
  {
    code: 'html-answer',
    title: 'an application that answers each unknown path with a page and 404',
    set: async ({ keep }) => ['--provider', keep(await serveText('<html></html>', {}, 404))],
  },
  broken('prefix-differs', 'a proxy that removes the prefix', {
    call: ({ path, ...call }) => ({
      ...call,
      path: path.startsWith('/frontegg/') ? path.slice(9) : `/frontegg${path}`,
    }),
  }),
  {
    code: 'operations-missing',
    title: 'a server that is no provider',
    set: async ({ keep }) => ['--provider', keep(await serveText('{}', { 'content-type': 'application/json' }, 404))],
  },
  broken('provider-refuses', 'a firewall before the provider', { answer: statusSet(403) }),
  broken('provider-failing', 'a provider that fails', { answer: statusSet(503) }),
  broken('rate-limited', 'a limit of calls', { answer: statusSet(429, { 'retry-after': '30' }) }),
  broken('retry-after-missing', 'a limit of calls without a time', { answer: statusSet(429) }),
  broken('answer-shape', 'metadata that is no object', answerAt('/metadata', bodySet(['rows']))),
  broken(
    'answer-shape',
    'a public configuration without its members',
    answerAt('/configurations/v1/public', bodySet({ id: 1 })),
  ),
  broken('operation-missing', 'a proxy that knows one path less', answerAt('/vendors/public', statusSet(404))),
  broken('keys-missing', 'keys that lead to a page', answerAt('/jwks.json', statusSet(404))),
  broken('keys-empty', 'a set of no keys', answerAt('/jwks.json', bodySet({ keys: [] }))),
  broken(
    'keys-empty',
    'a set of keys that encrypt alone',
    answerAt('/jwks.json', bodySet({ keys: [{ kty: 'RSA', use: 'enc' }] })),
  ),
  broken('discovery-missing', 'no discovery', answerAt('/openid-configuration', statusSet(404))),
  broken(
    'issuer-differs',
    'the issuer of another domain',
    answerAt('/openid-configuration', bodySet({ issuer: 'https://app-123.frontegg.com' })),
  ),
  broken(
    'application-unknown',
    'an unknown application id',
    {
      answer: (passed, { headers }) =>
        headers['frontegg-requested-application-id'] === undefined ? passed : statusSet(404)(passed),
    },
    ['--application-id', 'unknown'],
  ),
  {
    code: 'client-unknown',
    title: 'an unknown client id',
    set: async ({ provider, origin }) => hosted(provider, 'b6adfe4c', origin),
  },
  {
    code: 'redirect-refused',
    title: 'a way back that is not allowed',
    async set({ broken, origin, clientId }) {
      const call: Breakage['call'] = ({ path, ...call }) => ({
        ...call,
        path: path.replaceAll(/localhost%3A5173/g, 'x.test'),
      })
      return hosted(await broken({ call }), clientId, origin)
    },
  },
  broken('clock', 'a clock that is five minutes behind', {
    answer: (passed) => headerSet(passed, 'date', new Date(Date.now() - 300_000).toUTCString()),
  }),
  broken('clock', 'a clock that is a minute ahead', {
    answer: (passed) => headerSet(passed, 'date', new Date(Date.now() + 60_000).toUTCString()),
  }),
]

/** A provider with one fault. */
function broken(code: Seed['code'], title: string, breakage: Breakage, args: readonly string[] = []): Seed {
  return { code, title, set: async (lab) => ['--provider', await lab.broken(breakage), ...args] }
}

function hosted(provider: string, clientId: string, origin: string): readonly string[] {
  return ['--provider', provider, '--hosted', '--client-id', clientId, '--origin', origin]
}
