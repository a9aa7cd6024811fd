import { answers, type Provider, Refusal } from '@portico/headless/provider'
import type { JWK } from 'jose'
import type { AuthorizationServer } from 'oauth4webapi'
import { logOutAddress, signInAddress } from './addresses.ts'
import { claimsOf } from './holder.ts'
import { bytesOf, openIssuer } from './issuer.ts'
import { type LogOutStore, memoryStore, rememberLogOuts } from './log-outs.ts'
import { type Claims, type GivenPerson, type Person, personByNames, personOf, profileOf, tenantsOf } from './person.ts'
import { type Preset, type PresetName, presets } from './presets.ts'
import { revoke, tokensOf } from './tokens.ts'

/** The options of {@link openId}. */
export interface OpenIdOptions {
  /** The issuer: the address before `/.well-known/openid-configuration`. By https, except on this machine. */
  readonly issuer: string
  /** The id of the application at the issuer. */
  readonly clientId: string
  /** The secret of the application. `createServer` must have the same one: only its calls get tokens. */
  readonly clientSecret?: string
  /** Where the issuer reads the secret. Default: the header, unless its document offers the body alone. */
  readonly secretIn?: 'header' | 'body'
  /** The private key of the application as a JWK with `alg`, in place of the secret at the issuer. */
  readonly clientKey?: JWK
  /** What the issuer calls things. Default `standard`. */
  readonly preset?: PresetName | Preset
  /** The scopes of a sign-in, separated by spaces. Default: those of the preset. */
  readonly scope?: string
  /** Returns the tenants and rights of a person by their claims. Default: by the names of the preset. */
  readonly person?: (claims: Claims) => GivenPerson
  /** The values of `acr` for a second factor, or `max_age` if the issuer has none. Default: that of the preset. */
  readonly stepUp?: 'max_age' | string | readonly string[]
  /** Further parameters of the sign-in page. Default: those of the preset. */
  readonly parameters?: Readonly<Record<string, string>>
  /** The path below which calls arrive: `proxyPath` of the server. Default `/api`. */
  readonly basePath?: string
  /** The first part of nearly every path. Default `frontegg`. */
  readonly urlPrefix?: string
  /** Further origins of the application. Default: none. */
  readonly origins?: readonly string[]
  /** Where log-outs of the issuer are kept. Several processes share one. Default: this process. */
  readonly store?: LogOutStore
  /** Milliseconds that the issuer has for an answer. Default 10,000. */
  readonly timeout?: number
  /** Reaches the issuer. Default: that of the platform. */
  readonly fetch?: typeof fetch
  /** Called with each fault, with its cause. Default: it is dropped. */
  readonly onError?: (thrown: unknown) => void
}

/** A provider over an issuer, for the option `provider` of a server. */
export interface OpenIdProvider extends Provider {
  /** The issuer of the tokens. */
  readonly issuer: string
  /** `true` if the issuer has ended the session of an identity token. Never rejects. */
  readonly hasEnded: (claims: Claims) => Promise<boolean>
}

/**
 * Makes a provider of the contract over an OpenID Connect issuer, for the server of an application. It answers sign-in, renewal,
 * step-up, log-out, the profile and the tenants; all else is 501. Throws a `Refusal` for an option that cannot be used.
 *
 * @example
 * ```ts
 * import { openId } from '@portico/openid'
 *
 * const provider = openId({ issuer: 'https://id.example.com/realms/acme', clientId: 'lantern', preset: 'keycloak' })
 * ```
 *
 * @see [Any OpenID Connect issuer](../../../docs/openid.md)
 */
export function openId(options: OpenIdOptions): OpenIdProvider {
  const { clientId, clientSecret, clientKey, urlPrefix, origins = [], timeout = 10_000 } = options
  const preset: Preset = typeof options.preset === 'object' ? options.preset : presets[options.preset ?? 'standard']
  const { person = personByNames(preset.claims), parameters = preset.parameters ?? {} } = options
  const signIn = { clientId, scope: options.scope ?? preset.scope, parameters, stepUp: options.stepUp ?? preset.stepUp }
  if (!clientId)
    throw new Refusal(500, 'ER-OPENID-CLIENT-ID', 'clientId must be the id of the application at the issuer')
  if (clientKey && !clientSecret)
    throw new Refusal(500, 'ER-OPENID-SECRET', 'clientKey needs clientSecret too, by which createServer is known here')
  const application = { clientId, clientSecret, clientKey, secretIn: options.secretIn }
  const reach = options.fetch ?? ((...given) => fetch(...given))
  const issuer = openIssuer({ issuer: options.issuer, timeout, fetch: reach })
  const logOuts = rememberLogOuts(options.store ?? memoryStore(), options.issuer, clientId)

  const provider = answers<Holder>({
    basePath: options.basePath ?? '/api',
    ...(urlPrefix !== undefined && { urlPrefix }),
    origins,
    onError: report,
    holder: (request) => {
      const [, token] = /^bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '') ?? []
      return token === undefined ? null : { permissions: [], person: () => personBehind(token) }
    },
    get: {
      '/.well-known/jwks.json': () => ask(issuer.readKeys),
      '/oauth/authorize': ({ url }) =>
        ask(async (document) => redirect(signInAddress(issuer, document, url.searchParams, signIn))),
      '/oauth/logout': async ({ url }) => {
        const end = ask(async (document) => issuer.endpoint(document, 'end_session_endpoint'))
        // The session has ended here, so an outage of the issuer leads back too.
        return redirect(logOutAddress(await end.catch(() => null), { url, clientId, origins }))
      },
      '/identity/resources/users/v2/me': async ({ holder }) => profileOf(await holder.person()),
      '/identity/resources/users/v1/me/tenants': async ({ holder }) => tenantsOf(await holder.person()),
      '/identity/resources/users/v3/me/tenants': async ({ holder }) => tenantsOf(await holder.person()),
      '/flags': () => ({}),
      '/metadata': () => ({ rows: [] }),
    },
    post: {
      '/oauth/token': ({ body }) => ask((document) => tokensOf(body, issuer, document, application)),
      '/identity/resources/auth/v1/logout': async ({ request }) => {
        const [, token] = /(?:^|;\s*)fe_refresh_[^=]+=([^;]+)/.exec(request.headers.get('cookie') ?? '') ?? []
        // The log-out is good without it: the token ends by itself.
        if (token !== undefined) await ask((document) => revokeAt(document, decodeURIComponent(token))).catch(() => {})
        return new Response(null)
      },
    },
  })

  async function answer(request: Request): Promise<Response> {
    const isLogOut = request.method === 'POST' && new URL(request.url).pathname.endsWith('/oauth/backchannel-logout')
    return isLogOut ? logOutByIssuer(request) : provider(request)
  }

  return Object.assign(answer, {
    issuer: options.issuer,
    async hasEnded(claims: Claims) {
      try {
        return await logOuts.hasEnded(claims)
      } catch (thrown) {
        void report(thrown)
        return false
      }
    },
  })

  /** A fault never fails by the log, even if that rejects later. */
  async function report(thrown: unknown): Promise<void> {
    try {
      await options.onError?.(thrown)
    } catch {}
  }

  /** Asks the issuer, and reports a fault with its cause. */
  async function ask<Answer>(work: (document: AuthorizationServer) => Promise<Answer>): Promise<Answer> {
    try {
      return await work(await issuer.discover())
    } catch (thrown) {
      if (thrown instanceof Refusal) void report(thrown)
      throw thrown
    }
  }

  async function revokeAt(document: AuthorizationServer, token: string): Promise<void> {
    if (issuer.endpoint(document, 'revocation_endpoint')) await revoke(token, issuer.calls, document, application)
  }

  async function personBehind(token: string): Promise<Person> {
    const claims = await ask((document) => claimsOf(token, issuer, document, clientId))
    try {
      return personOf(claims, person(claims))
    } catch (thrown) {
      // A function that expects claims of another type gives no rights.
      void report(thrown)
      return personOf(claims, {})
    }
  }

  async function logOutByIssuer(request: Request): Promise<Response> {
    const headers = { 'cache-control': 'no-store' }
    try {
      const form = new URLSearchParams(await (await bytesOf(request.body)).text())
      const document = await issuer.discover()
      const rules = { issuer: document.issuer, clientId, keys: issuer.keys(document) }
      await logOuts.take(form.get('logout_token') ?? '', rules)
      return new Response(null, { headers })
    } catch (thrown) {
      void report(thrown)
      const isOutage = thrown instanceof Refusal && thrown.status === 503
      return Response.json(
        { error: 'invalid_request', errorCode: isOutage ? thrown.errorCode : 'ER-OPENID-LOGOUT-TOKEN' },
        { status: isOutage ? 503 : 400, headers },
      )
    }
  }
}

/** The bearer of a request. Its claims are read if a handler needs them. */
interface Holder {
  readonly permissions: readonly string[]
  readonly person: () => Promise<Person>
}

function redirect(to: URL): Response {
  return new Response(null, { status: 302, headers: { location: to.href, 'cache-control': 'no-store' } })
}
