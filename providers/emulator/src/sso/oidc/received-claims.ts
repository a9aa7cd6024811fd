import { fault, IdentityFault, type ReceivedIdentity, type SsoFault } from '../../calls/identity-fault.ts'
import type { Identity } from '../../calls/relying-party.ts'
import { addressAmong, isAddress } from '../addresses.ts'
import { scopes } from './reported-fault.ts'

/** Claims of an id token and of the user info. */
export type UserClaims = Readonly<Record<string, unknown>>

/** The claims about their user. Claims about the token itself are left out. */
export function receivedClaims(claims: UserClaims): ReceivedIdentity {
  return {
    issuer: textsIn(claims, 'iss')[0] ?? null,
    nameId: textsIn(claims, 'sub')[0] ?? null,
    nameIdFormat: null,
    attributes: Object.entries(claims)
      .filter(([name]) => !ofTokens.has(name))
      .map(([name, value]) => ({ name, values: [value].flat().filter(isFilled).map(textOf) })),
    groups: textsIn(claims, 'groups'),
  }
}

/** The claims that a sign-in reads. A provider may send any of them in the user info alone. */
export const readClaims = ['email', 'email_verified', 'name', 'groups'] as const

/** The claims of an id token, and those of the user info that it lacks. */
export function completeClaims(token: UserClaims, userInfo: UserClaims): UserClaims {
  const [own, added] = [filled(token), filled(userInfo)]
  // The user info then states the verification of another address.
  if (own['email'] !== undefined && added['email'] !== undefined && own['email'] !== added['email'])
    delete added['email_verified']
  const { email_verified: _, ...others } = userInfo
  return { ...others, ...token, ...added, ...own }
}

/** The claim has a value. */
export function isFilled(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(isFilled)
  return value !== undefined && value !== null && !(typeof value === 'string' && value.trim() === '')
}

/**
 * The identity in verified claims. Of several addresses, one of the domains is used. Throws an `IdentityFault` without an e-mail
 * address.
 */
export function identityInClaims(claims: UserClaims, scope: string | undefined, domains: readonly string[]): Identity {
  const received = receivedClaims(claims)
  const email = addressAmong(
    textsIn(claims, 'email').map((one) => one.trim()),
    domains,
  )
  if (email === undefined) throw new IdentityFault(emailFault(claims, received, scope), received)
  const [name = email] = textsIn(claims, 'name')
  return { email, isVerified: verificationIn(claims), name, groups: received.groups, received }
}

function filled(claims: UserClaims): Record<string, unknown> {
  return Object.fromEntries(Object.entries(claims).filter(([, value]) => isFilled(value)))
}

/** The verification of the address; `null` if it is not stated. Some providers send the boolean as text. */
function verificationIn({ email_verified: verification }: UserClaims): boolean | null {
  if (!isFilled(verification)) return null
  return verification === true || (typeof verification === 'string' && verification.trim().toLowerCase() === 'true')
}

function emailFault(claims: UserClaims, { attributes }: ReceivedIdentity, scope: string | undefined): SsoFault {
  const [value] = textsIn(claims, 'email')
  if (value !== undefined) return fault('email-invalid', null, value)
  if (claims['email'] !== undefined) return fault('email-empty', null, 'email')
  if (scope !== undefined && !scope.split(/\s+/).includes('email')) return fault('scope-email-missing', scopes, scope)
  const renamed = attributes.find(({ values }) => values.some(isAddress))
  if (renamed) return fault('email-renamed', 'email', renamed.name)
  return fault('email-missing', 'email', attributes.map(({ name }) => name).join(', '))
}

/** The claims about the token. None is about the user, and some are secret between the parties. */
const ofTokens: ReadonlySet<string> = new Set(
  'iss sub aud exp iat nbf nonce at_hash c_hash s_hash azp acr amr auth_time sid jti ver uti rh aio'.split(' '),
)

/** The texts of a claim that are not empty: one, or those of a list. */
function textsIn(claims: UserClaims, name: string): string[] {
  return [claims[name]].flat().filter((one): one is string => typeof one === 'string' && one.trim() !== '')
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
