import type { World } from '../calls/world.ts'
import { isAllowed } from '../http/origins.ts'
import { askedAt, beginAttempt, beginningOf, federationOf } from './attempts.ts'
import { signInAddress } from './provider-calls.ts'
import { protocolOf, type SsoConnection, ssoRecords } from './records.ts'
import { readResponse, textAt } from './saml/read-response.ts'
import { standInSaml } from './stand-in/provider.ts'

/**
 * The address of a sign-in of our own, for a user whose sign-in began at the identity provider: by a tile of its dashboard. The
 * response only names the connection. It is not accepted, because any page could send one. `null` if no connection fits.
 */
export async function addressInstead(world: World, url: URL, response: string): Promise<string | null> {
  const { state, options } = world
  const present = { state, now: world.now() }
  const connection = connectionOf(world, url, response)
  const { applicationOrigin } = connection ?? {}
  if (!connection || !options.relyingParty || applicationOrigin === undefined) return null
  if (!isAllowed(options, applicationOrigin, url.href) || isGoingRound(present, connection)) return null
  const returnTo = `${applicationOrigin}/account/saml/callback`
  const attempt = beginAttempt(present, { ...beginningOf(present, connection, { returnTo }), isBegunThere: true })
  const { relyingParty, reach } = options
  const reaching = { ...present, url, relyingParty, reach, ownFetch: world.fetch }
  const address = await signInAddress(reaching, connection, attempt)
  world.changed()
  return address
}

/** The only connection that is on and whose identity provider sent a response that answers no request. */
function connectionOf({ state }: World, { origin }: URL, response: string): SsoConnection | undefined {
  const issuer = unsolicitedIssuer(response)
  const fitting = ssoRecords.of(state).ssoConnections.filter((one) => {
    const { entityId } = one.saml ?? standInSaml(one, origin)
    return one.enabled && protocolOf(one) === 'saml' && entityId !== '' && entityId === issuer
  })
  return fitting.length === 1 ? fitting[0] : undefined
}

function unsolicitedIssuer(response: string): string | null {
  try {
    const { element, assertions } = readResponse(response)
    if (element.attributes['InResponseTo']) return null
    return textAt(element, 'Issuer') ?? textAt(assertions[0], 'Issuer')
  } catch {
    return null
  }
}

/** An identity provider that answers each request as if there were none would lead its users round for ever. */
function isGoingRound({ state, now }: Parameters<typeof beginAttempt>[0], { id }: SsoConnection): boolean {
  const open = federationOf(state).attempts.filter(
    (one) => one.isBegunThere && one.providerId === id && askedAt(one) > now - 60_000,
  )
  return open.length >= 5
}
