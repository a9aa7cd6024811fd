import { stepUpDemandIn } from '../step-up/index.ts'
import type { Client } from './types.ts'

/** A client, as far as its session and clock go. */
type Renewing = Pick<Client, 'session'> & { readonly ports: Pick<Client['ports'], 'clock'> }

/**
 * The token to call once more with, after a call with `refused` was answered 401: that of a renewal, which all calls of
 * the client share and which happens once per refused token. `null` if the session is gone, if the answer asks for a
 * step-up, or if `refused` has itself just come from here. Rejects if the session cannot be renewed now. The token may be that
 * of another holder: the caller compares.
 */
export async function tokenAfter(client: Renewing, refused: string, headers: Headers): Promise<string | null> {
  const { session, ports } = client
  // A new token of the same proof would not do (RFC 9470).
  if (stepUpDemandIn(headers.get('www-authenticate'))) return null
  const last = renewals.get(session)
  if (last?.token === refused && ports.clock.elapsed() - last.at < trusted) return null
  // Another call may have brought a new one meanwhile.
  const present = await session.getAccessToken({ scope: 'client' })
  if (present !== refused) return present
  const joined = renewals.get(session)
  const token = await (joined?.refused === refused ? joined : renewalOf(client, refused)).next
  return token === refused ? null : token
}

function renewalOf({ session, ports }: Renewing, refused: string): Renewal {
  const renewal: Renewal = {
    refused,
    next: session.getAccessToken({ forceRefresh: true, scope: 'client' }),
    token: null,
    at: 0,
  }
  renewals.set(session, renewal)
  renewal.next.then(
    (token) => Object.assign(renewal, { token, at: ports.clock.elapsed() }),
    () => renewals.delete(session),
  )
  return renewal
}

/** A renewal for a token that was refused. */
interface Renewal {
  readonly refused: string
  readonly next: Promise<string | null>
  /** The token it brought, and when. */
  token: string | null
  at: number
}

/** The last renewal of each session. */
const renewals = new WeakMap<object, Renewal>()

/** Milliseconds for which a token that has just been renewed is not renewed again. */
const trusted = 60_000
