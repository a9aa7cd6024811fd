import type { ReachedProvider } from '../src/calls/relying-party.ts'
import { keySet, sign } from '../src/tokens/access-token.ts'

/** An answer of a provider: its status, and its body as text or JSON. */
export type ShapedAnswer = readonly [status: number, body: string | object, location?: string]

/** An OpenID Connect provider without a network, with the answers of a product. */
export interface Shape {
  /** Members of its configuration beside those that all have. */
  readonly configuration?: object
  /** Claims of the id token about the user. */
  readonly claims?: object
  /** Claims of the user info. Default: there is no user info. */
  readonly userInfo?: object
  /** The answer to a request for a sign-in. Default: the user is not signed in there. */
  readonly authorize?: (address: URL) => ShapedAnswer
  /** The refusal of the token endpoint. Default: none. */
  readonly refuse?: (request: Request, form: URLSearchParams) => ShapedAnswer | null
}

export const issuer = 'https://idp.example'
export const clientId = 'the-client'
export const redirectUri = 'https://app.example/account/oidc/callback'

/** A provider of a shape, and the way in which the client authenticated at each call of its token endpoint. */
export function shapedProvider(shape: Shape): { readonly provider: ReachedProvider; readonly methods: string[] } {
  const methods: string[] = []
  const seconds = Math.floor(Date.now() / 1000)
  const about = { iss: issuer, aud: clientId, sub: 'u-1', nonce: request.nonce, iat: seconds, exp: seconds + 300 }

  async function send(given: Request): Promise<Response> {
    const address = new URL(given.url)
    if (address.pathname === '/keys') return Response.json(keySet)
    if (address.pathname === '/userinfo') return Response.json({ sub: 'u-1', ...shape.userInfo })
    if (address.pathname === '/authorize')
      return answered(shape.authorize?.(address) ?? [302, '', `${redirectUri}?error=login_required`])
    if (address.pathname !== '/token') return Response.json({ ...configured(shape), ...shape.configuration })
    const form = new URLSearchParams(await given.clone().text())
    methods.push(given.headers.has('authorization') ? 'basic' : form.has('client_secret') ? 'body' : 'none')
    const refusal = shape.refuse?.(given, form)
    if (refusal) return answered(refusal)
    const id_token = await sign({ ...about, ...shape.claims })
    return Response.json({ access_token: 'an-access-token', token_type: 'Bearer', id_token })
  }

  return { methods, provider: { issuer, clientId, clientSecret: 'the-secret', send } }
}

/** The request of a sign-in. */
export const request = {
  state: 'the-state',
  nonce: 'the-nonce',
  verifier: 'a-verifier-of-at-least-43-characters-1234567890',
  redirectUri,
} as const

/** The answer with which a user returns. */
export const answer = (domains: readonly string[] = ['acme.test']) => ({
  ...request,
  code: 'the-code',
  askedAt: Date.now() - 5000,
  now: Date.now(),
  domains,
})

function configured({ userInfo }: Shape) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/keys`,
    ...(userInfo && { userinfo_endpoint: `${issuer}/userinfo` }),
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
  }
}

function answered([status, body, location]: ShapedAnswer): Response {
  const headers = location === undefined ? {} : { location }
  return typeof body === 'string' ? new Response(body, { status, headers }) : Response.json(body, { status, headers })
}
