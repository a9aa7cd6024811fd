import { fault, IdentityFault, type ReceivedIdentity } from '../../calls/identity-fault.ts'
import type { Identity } from '../../calls/relying-party.ts'
import { isAddress } from '../stand-in/provider.ts'
import { scopes } from './reported-fault.ts'

/** Claims of an id token and of the user info. */
export type UserClaims = Readonly<Record<string, unknown>>

/** The claims about their user. Claims about the token itself are left out. */
export function receivedClaims(claims: UserClaims): ReceivedIdentity {
  const attributes = Object.entries(claims)
    .filter(([name]) => !ofTokens.has(name))
    .map(([name, value]) => ({ name, values: [value].flat().map(textOf) }))
    .filter(({ values }) => values.length > 0)
  return {
    issuer: textIn(claims, 'iss'),
    nameId: textIn(claims, 'sub'),
    nameIdFormat: null,
    attributes,
    groups: [claims['groups']].flat().filter((one) => typeof one === 'string'),
  }
}

/** The identity in verified claims. Throws an `IdentityFault` if they have no e-mail address. */
export function identityInClaims(claims: UserClaims, scope: string | undefined): Identity {
  const received = receivedClaims(claims)
  const email = textIn(claims, 'email')
  if (email === null || !isAddress(email)) throw new IdentityFault(emailFault(received, email, scope), received)
  const name = textIn(claims, 'name') ?? email
  return { email, isVerified: claims['email_verified'] === true, name, groups: received.groups, received }
}

function emailFault({ attributes }: ReceivedIdentity, email: string | null, scope: string | undefined) {
  if (email !== null) return fault('email-invalid', null, email)
  if (scope !== undefined && !scope.split(/\s+/).includes('email')) return fault('scope-email-missing', scopes, scope)
  const renamed = attributes.find(({ values }) => values.some(isAddress))
  if (renamed) return fault('email-renamed', 'email', renamed.name)
  return fault('email-missing', 'email', attributes.map(({ name }) => name).join(', '))
}

/** The claims about the token. None is about the user, and some are secret between the parties. */
const ofTokens: ReadonlySet<string> = new Set(
  'iss sub aud exp iat nbf nonce at_hash c_hash s_hash azp acr amr auth_time sid jti ver uti rh aio'.split(' '),
)

function textIn(claims: UserClaims, name: string): string | null {
  const value = claims[name]
  return typeof value === 'string' && value !== '' ? value : null
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
