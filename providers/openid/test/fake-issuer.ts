import {
  calculateJwkThumbprint,
  createLocalJWKSet,
  exportJWK,
  generateKeyPair,
  type JWK,
  jwtVerify,
  SignJWT,
} from 'jose'

/** What a fake issuer does. A test changes it as it goes. */
export interface IssuerSettings {
  /** Members over those of the document; `undefined` leaves one out. */
  document: Readonly<Record<string, unknown>>
  /** Members over those of the claims. */
  claims: Readonly<Record<string, unknown>>
  /** The refresh token of a renewal: a new one, the same one, or none in the answer. */
  refresh: 'rotating' | 'fixed' | 'silent'
  /** `false` if a renewal brings no identity token. */
  renewsIdentity: boolean
  /** Seconds by which its clock is ahead. */
  clock: number
  /** Answers a step in its place, by the end of the path. */
  answers: Readonly<Record<string, (request: Request) => Response | Promise<Response>>>
  /** Members over those of an answer with tokens. */
  tokens: Readonly<Record<string, unknown>>
}

/** An issuer in this process: it checks the client, the verifier and each token that it gave. */
export interface FakeIssuer {
  readonly settings: IssuerSettings
  readonly fetch: typeof fetch
  /** The calls that reached it, as method and path. */
  readonly calls: string[]
  /** The forms of its token endpoint. */
  readonly forms: Readonly<Record<string, string>>[]
  /** The `Authorization` headers of its token endpoint. */
  readonly authorizations: (string | null)[]
  /** Signs a person in at the address of a request. Returns the address of the return. */
  readonly signIn: (address: string) => URL
  /** Refuses all refresh tokens from now on. */
  readonly endSessions: () => void
  /** Signs with another key from now on. */
  readonly rotateKeys: () => Promise<void>
  readonly logOutToken: (claims: Readonly<Record<string, unknown>>, issuer?: string) => Promise<string>
}

export const issuerUrl = 'https://id.example.com/realms/acme'
export const clientId = 'lantern'
export const clientSecret = 'a-secret_of.the/test: '

/** Opens an issuer. With a key of the application, it takes assertions by that key in place of the secret. */
export async function openFakeIssuer(changes: Partial<IssuerSettings> = {}, applicationKey?: JWK): Promise<FakeIssuer> {
  let key = await newKey()
  const keys = [key]
  const codes = new Map<string, URLSearchParams>()
  const refreshTokens = new Map<string, URLSearchParams>()
  const accessTokens = new Set<string>()
  const settings: IssuerSettings = {
    document: {},
    claims: {},
    refresh: 'rotating',
    renewsIdentity: true,
    clock: 0,
    answers: {},
    tokens: {},
    ...changes,
  }
  const calls: string[] = []
  const forms: Readonly<Record<string, string>>[] = []
  const authorizations: (string | null)[] = []
  const now = () => Math.floor(Date.now() / 1000) + settings.clock
  const claims = () => ({ sub: 'ada', email: 'ada@acme.test', name: 'Ada Admin', sid: 'a-session', ...settings.claims })

  async function signed(values: Readonly<Record<string, unknown>>, typ = 'JWT', issuer = issuerUrl): Promise<string> {
    return new SignJWT({ iss: issuer, aud: clientId, iat: now(), exp: now() + 300, ...values })
      .setProtectedHeader({ alg: 'ES256', kid: key.kid, typ })
      .sign(key.privateKey)
  }

  async function isClient(request: Request, form: URLSearchParams): Promise<boolean> {
    if (applicationKey) {
      const assertion = form.get('client_assertion') ?? ''
      const verified = jwtVerify(assertion, createLocalJWKSet({ keys: [applicationKey] }), {
        issuer: clientId,
        subject: clientId,
      })
      return verified.then(
        () => true,
        () => false,
      )
    }
    const basic = /^Basic (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1]
    const [id, secret] = basic
      ? atob(basic)
          .split(':')
          .map((part) => decodeURIComponent(part.replaceAll('+', ' ')))
      : [form.get('client_id'), form.get('client_secret')]
    return id === clientId && secret === clientSecret
  }

  async function tokens(request: Request): Promise<Response> {
    const form = new URLSearchParams(await request.text())
    forms.push(Object.fromEntries(form))
    authorizations.push(request.headers.get('authorization'))
    if (!(await isClient(request, form))) return Response.json({ error: 'invalid_client' }, { status: 401 })
    const isRenewal = form.get('grant_type') === 'refresh_token'
    const given = form.get(isRenewal ? 'refresh_token' : 'code') ?? ''
    const asked = (isRenewal ? refreshTokens : codes).get(given)
    const verifier = new TextEncoder().encode(form.get('code_verifier') ?? '')
    const challenge = Buffer.from(await crypto.subtle.digest('SHA-256', verifier)).toString('base64url')
    const isRight =
      asked &&
      (isRenewal ||
        (challenge === asked.get('code_challenge') && form.get('redirect_uri') === asked.get('redirect_uri')))
    if (!isRight) return Response.json({ error: 'invalid_grant' }, { status: 400 })
    codes.delete(given)
    const fixed = isRenewal && settings.refresh !== 'rotating'
    if (isRenewal && !fixed) refreshTokens.delete(given)
    const refreshToken = fixed ? given : crypto.randomUUID()
    refreshTokens.set(refreshToken, asked)
    const accessToken = `opaque-${crypto.randomUUID()}`
    accessTokens.add(accessToken)
    const acr = asked.get('acr_values')
    const identity = {
      ...claims(),
      auth_time: now(),
      nonce: isRenewal ? undefined : asked.get('nonce'),
      ...(acr && { acr, amr: ['pwd', 'mfa', 'otp'] }),
    }
    return Response.json({
      access_token: accessToken,
      token_type: 'Bearer',
      expires_in: 300,
      ...((!isRenewal || settings.renewsIdentity) && { id_token: await signed(identity) }),
      ...(!(isRenewal && settings.refresh === 'silent') && { refresh_token: refreshToken }),
      ...settings.tokens,
    })
  }

  const steps: Readonly<Record<string, (request: Request) => Response | Promise<Response>>> = {
    '/.well-known/openid-configuration': () =>
      Response.json({
        issuer: issuerUrl,
        authorization_endpoint: `${issuerUrl}/authorize`,
        token_endpoint: `${issuerUrl}/token`,
        jwks_uri: `${issuerUrl}/keys`,
        userinfo_endpoint: `${issuerUrl}/userinfo`,
        revocation_endpoint: `${issuerUrl}/revoke`,
        end_session_endpoint: `${issuerUrl}/end`,
        id_token_signing_alg_values_supported: ['ES256'],
        ...settings.document,
      }),
    '/keys': () => Response.json({ keys: keys.map(({ publicJwk }) => publicJwk) }),
    '/token': tokens,
    '/userinfo': (request) => {
      const token = request.headers.get('authorization')?.replace('Bearer ', '') ?? ''
      return accessTokens.has(token) ? Response.json(claims()) : new Response(null, { status: 401 })
    },
    '/revoke': async (request) => {
      const form = new URLSearchParams(await request.text())
      if (!(await isClient(request, form))) return Response.json({ error: 'invalid_client' }, { status: 401 })
      refreshTokens.delete(form.get('token') ?? '')
      return new Response(null)
    },
  }

  return {
    settings,
    calls,
    forms,
    authorizations,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const path = new URL(request.url).pathname.replace('/realms/acme', '')
      calls.push(`${request.method} ${path}`)
      const step = settings.answers[path] ?? steps[path]
      if (!step) return new Response(null, { status: 404 })
      // A fetch ends with its signal, whatever the answer does.
      const aborted = new Promise<never>((_, reject) =>
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
      )
      return Promise.race([step(request), aborted])
    },
    signIn(address) {
      const asked = new URL(address).searchParams
      const code = crypto.randomUUID()
      codes.set(code, asked)
      const back = new URL(asked.get('redirect_uri') ?? '')
      back.searchParams.set('code', code)
      back.searchParams.set('state', asked.get('state') ?? '')
      back.searchParams.set('iss', issuerUrl)
      return back
    },
    endSessions: () => refreshTokens.clear(),
    async rotateKeys() {
      key = await newKey()
      keys.splice(0, keys.length, key)
    },
    logOutToken: (values, issuer) =>
      signed(
        { jti: crypto.randomUUID(), events: { 'http://schemas.openid.net/event/backchannel-logout': {} }, ...values },
        'logout+jwt',
        issuer,
      ),
  }
}

async function newKey() {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true })
  const jwk = await exportJWK(publicKey)
  const kid = await calculateJwkThumbprint(jwk)
  return { privateKey, kid, publicJwk: { ...jwk, kid, alg: 'ES256', use: 'sig' } }
}
