import type { SessionHost } from './feature.ts'
import type { LoginAnswer } from './types.ts'

/** Where sessions come from that the application's own sign-in does not open. */
export interface SessionSource {
  /** Whether the profile and the tenants of a user are loaded; `false` where the token tells everything. */
  readonly loadsProfile: boolean
  /** What the session depends on, if that is not the provider's cookie: clients of one scope take turns and log out together. */
  readonly scope?: string
  /** For whom its tokens are: only clients of one audience take over each other's tokens. */
  readonly audience?: string
  /**
   * Asks for a new token, while no other tab does. A rejection that `isRefusal` knows ends the session; any other is
   * tried again later.
   */
  renew(host: SessionHost, asked: RenewalAsked): Promise<LoginAnswer>
  /** Goes on with a log-out that the provider has been told of, or will be. */
  leave(host: SessionHost): Promise<void>
}

/** What a {@link SessionSource} is asked for. */
export interface RenewalAsked {
  /** Ends the call. */
  readonly signal: AbortSignal
  /** The tenant the tab keeps to, or `null`. */
  readonly tenantId: string | null
}
