import type { JWK } from 'jose'
import type { Client } from '../client/types.ts'
import type { ClientState } from '../core/client.ts'
import type { LogLevel } from '../core/logger.ts'
import type { Ports } from '../core/ports/ports.ts'
import type { RouteUrls } from '../routes/index.ts'
import type { User } from '../session/types.ts'

/** The options of a server. */
export interface ServerOptions {
  /**
   * The origin of the application, such as `https://app.example.com`. Its scheme decides whether cookies are `Secure`. One with a path is
   * refused: `basePath` states it.
   */
  readonly appUrl: string | URL
  /**
   * The path that the application lives below, such as `/app`. `routes`, `proxyPath` and `public` are written without it, and requests have
   * their whole path. Default: none.
   */
  readonly basePath?: string
  /** The address of the provider, such as `https://acme.example.com`. Needed without `provider`. */
  readonly baseUrl?: string | URL
  /** A provider in this process, such as that of `@portico/openid`, in place of one at an address. */
  readonly provider?: ServerProvider
  /** The first part of nearly every path of the provider. Default `frontegg`. */
  readonly urlPrefix?: string
  /** The environment's id at the provider. It is the audience of tokens and part of the cookie's name. */
  readonly clientId: string
  /** The application's secret at the provider. Needed with `secureJwt` and `hostedLogin`. */
  readonly clientSecret?: string
  /** The application's id at the provider, if it serves several. */
  readonly applicationId?: string
  /**
   * The key of the session cookie: 64 hexadecimal characters. Of several, the first encrypts and each decrypts, so that a key
   * can be replaced while sessions go on. With several processes, add the new key behind the former one first.
   */
  readonly encryptionPassword: string | readonly string[]
  /** Keeps tokens away from the browser: it gets their claims only, and the server adds the token to each call. Default `false`. */
  readonly secureJwt?: boolean
  /** The session comes from the provider's own sign-in page. Default `false`. */
  readonly hostedLogin?: boolean
  /** The path below which calls to the provider are answered. Default `/api`; `/` is the root of the application. */
  readonly proxyPath?: string
  /** The routes that differ from the defaults: those of the client. */
  readonly routes?: Partial<RouteUrls>
  /** Other origins of the application: their pages may call, and a sign-in may lead there. Default: none. */
  readonly allowedOrigins?: readonly string[]
  /** The cookie of the session. */
  readonly cookie?: ServerCookie
  /** Reports the address of the visitor to the provider. Default: the provider sees the server's own address. */
  readonly forwardIp?: ForwardIp
  /** The provider's public key. Default: its key set, read when needed and kept. */
  readonly publicKey?: JWK
  /** The issuer of the tokens. Default: that of `provider`, or the origin of `baseUrl`. */
  readonly issuer?: string
  /** The accepted signature algorithms of tokens. Default: RS, PS and ES with 256, 384 and 512 bits, and EdDSA. */
  readonly algorithms?: readonly string[]
  /** The token of a hosted sign-in that calls carry. Default `id_token`. */
  readonly bearer?: 'id_token' | 'access_token'
  /** The framework and its version, for calls of the server itself. */
  readonly framework?: string
  /** Milliseconds a call to the provider may take with its answer. Default 30,000. */
  readonly timeout?: number
  /** Answers the return of a hosted sign-in that failed. Default: a short page with a link that starts again. */
  readonly failurePage?: (failure: { readonly code: string; readonly message: string }) => Response
  /** The least level that is logged. Default `warn`. */
  readonly logLevel?: LogLevel
  /** Parts of the outside world to replace. */
  readonly ports?: Partial<Ports>
  /** Where renewals that are under way are kept. Servers of one process share it, so that none spends a refresh token twice. Default: its own. */
  readonly renewals?: Renewals
  /** Where the profiles are kept that {@link Server.stateOf} read in the last ten seconds. Servers of one process share it. Default: its own. */
  readonly profiles?: Profiles
  /**
   * The memory that the processes of one application share, so that none spends the refresh token of another, and a log-out of one
   * is that of all. `redisMemory` of `@portico/headless/server/redis` makes one. Default: none, for a single process.
   */
  readonly memory?: ServerMemory
  /**
   * Opens the session cookie of another server, if the application had one before under the same name: it gets the value of the
   * cookie, its parts joined. The next renewal replaces that cookie. Believe only what your own secret has sealed. Default: none.
   */
  readonly formerSession?: (sealed: string) => Promise<FormerSession | null>
}

/** A provider in the process of a server: it answers calls below `proxyPath`, at the origin of the application. */
export interface ServerProvider {
  (request: Request): Promise<Response>
  /** The issuer of its tokens. */
  readonly issuer?: string
  /** `true` if the session that these claims state has ended there, as the issuer reports it. Default: none has. */
  readonly hasEnded?: (claims: Readonly<Record<string, unknown>>) => Promise<boolean>
}

/** The tokens of a session that another server has sealed. */
export interface FormerSession {
  readonly accessToken: string
  /** The refresh token of a hosted sign-in. In any other session it is a cookie of the provider's. */
  readonly refreshToken?: string
}

/**
 * The memory that the processes of one application share: answers of renewals for a minute, and log-outs. Each text is sealed with
 * each `encryptionPassword`. A call that takes two seconds, or a connection that fails, is an outage: the process then goes on alone, logs
 * one warning, and asks again after five seconds. An error that begins with a code in capitals, as those of Redis do, is an answer to that
 * call alone.
 */
export interface ServerMemory {
  /** Resolves to the text of a key, or to `null` if it has none or its time has passed. */
  get(key: string): Promise<string | null>
  /** Keeps a text under a key for milliseconds, in place of a former one. */
  set(key: string, text: string, milliseconds: number): Promise<void>
  /**
   * Locks a key for at most that many milliseconds. Resolves to a function that unlocks it, or to `null` if another process has
   * locked it. Never waits for that.
   */
  lock(key: string, milliseconds: number): Promise<(() => Promise<void>) | null>
}

/** The session cookie of a {@link ServerOptions}. */
export interface ServerCookie {
  /** The first part of its name; the client id follows. Default `fe_session`. */
  readonly name?: string
  /** The domain, to share it among subdomains. Default: the host of the application alone. */
  readonly domain?: string
  /**
   * Default `none`. An application that is not served by https gets `lax` in its place. The provider's cookies get it too, if
   * theirs is looser.
   */
  readonly sameSite?: 'lax' | 'strict' | 'none'
}

/** How the address of a visitor is reported. */
export interface ForwardIp {
  /** Proves to the provider that the address comes from this server. */
  readonly sharedSecret: string
  /** The visitor's address, or `null` if it is unknown. A header is good only if a proxy of yours sets it. */
  ipOf(request: Request): string | null
}

/** Verifies a token, and the nonce of an attempt if there is one. Resolves to the claims. */
export type VerifyToken = (token: string, nonce?: string) => Promise<Readonly<Record<string, unknown>>>

/** The renewals of a server, by base URL and digest of the refresh token. */
export type Renewals = Map<string, Renewal>

/** A renewal that is under way, or was made a moment ago; or a refresh token that a log-out has ended. */
export interface Renewal {
  /** Its result; `null` after a log-out. */
  readonly result: Promise<RenewalResult> | null
  /** The tokens that it led to, also after a log-out; `null` while it is under way. */
  readonly led: LedTokens | null
}

/** The profiles of sessions, by a digest of their access token. */
export type Profiles = Map<string, Promise<ClientState['slices']>>

/** The tokens that a renewal led to. */
export interface LedTokens {
  /** The key of the refresh token; `null` if it brought none. */
  readonly next: string | null
  /** When the access token ends, in epoch milliseconds; 0 if that is unknown. */
  readonly expiresAt: number
}

/** The result of a renewal, for all requests that present its refresh token. */
export interface RenewalResult {
  /** The body of its call. */
  readonly body: string
  readonly answer: ReadAnswer
  readonly led: LedTokens
}

/** An answer of the provider, read. */
export interface ReadAnswer {
  /** The method of the call. */
  readonly method: string
  /** The path of the call without prefix and query. */
  readonly path: string
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

/** A signed-in person, as the session cookie states them. */
export interface ServerSession {
  /**
   * The token for calls to the provider and to services of your own. It is not enumerable: JSON, logs, copies and the props of
   * a component do not hold it.
   */
  readonly accessToken: string
  /** The person by the claims of the token. {@link Server.openClient} reads the whole profile. */
  readonly user: User
  /** The tenant the token is for. */
  readonly tenantId: string
  /** When the token ends, in epoch milliseconds. */
  readonly expiresAt: number
}

/** The result of {@link Server.renew}. */
export interface RenewedSession {
  /** The session; `null` without one, or if the provider cannot be reached. */
  readonly session: ServerSession | null
  /** `true` if the provider could not be reached, so that the session may still exist. */
  readonly isUnreachable: boolean
  /** The `Set-Cookie` headers that the answer must carry. */
  readonly setCookies: readonly string[]
  /** The `Cookie` header of the request with these changes; `null` if there is none left. */
  readonly cookie: string | null
}

/** The pages that signed-out people may open. */
export interface GuardOptions {
  /** Paths that need no session. `*` stands for any characters: `/docs/*`. The routes of Portico and the calls to the provider never need one. */
  readonly public?: readonly string[]
}

/** The verdict of {@link Server.guard}: an answer, or the request goes on. */
export type Verdict =
  | { readonly response: Response }
  | {
      readonly response: null
      readonly session: ServerSession | null
      readonly setCookies: readonly string[]
      readonly cookie: string | null
    }

/** The server half of an application, for requests and answers of the Fetch standard. */
export interface Server {
  /**
   * Answers a request below `proxyPath`: forwards it to the provider, keeps the session cookie in step with the answer and
   * rewrites cookies for this origin. Never rejects.
   */
  handle(request: Request): Promise<Response>
  /** The session of a `Cookie` header, without any call. `null` if it is missing, altered or has ended. */
  sessionOf(cookie: string | null | undefined): Promise<ServerSession | null>
  /** The session of a `Cookie` header, renewed first if it has ended. Requests that present one cookie share a renewal. */
  renew(cookie: string | null | undefined): Promise<RenewedSession>
  /**
   * Renews the session of a `Cookie` header even if it has not ended, so that its claims state what a call has just changed: a name,
   * roles. The answer must carry the `Set-Cookie` headers.
   */
  renewSession(cookie: string | null | undefined): Promise<RenewedSession>
  /**
   * Decides about a request for a page: signed-out people are led to the sign-in and back. A prefetch never renews. With hosted
   * login, it answers the routes of the sign-in, of the return and of the log-out as well.
   */
  guard(request: Request, options?: GuardOptions): Promise<Verdict>
  /**
   * Verifies a token that a caller presents, such as the bearer of an API call: signature, issuer, audience and lifetime.
   * Rejects with a `PorticoError` of code `token-invalid`, or `keys-unreachable` if that cannot be decided now.
   */
  verifyToken(token: string): Promise<Readonly<Record<string, unknown>>>
  /**
   * A client for one request, signed in as the person of a session, with profile and tenants loaded: every operation of the
   * provider by type. Dispose of it after the request.
   */
  openClient(session: ServerSession): Promise<Client>
  /**
   * The state for the browser's client of that name (default `default`), so that its first render knows the person. `undefined` if
   * the session has ended at the provider, or the provider cannot be reached: the browser then restores the session by itself. The
   * reason is logged. Never rejects. A profile is kept for ten seconds, or until a call through this server changes something.
   */
  stateOf(session: ServerSession, name?: string): Promise<ClientState | undefined>
}
