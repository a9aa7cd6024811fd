import { Refusal } from '@portico/headless/provider'
import type { Call } from '../../calls/call.ts'
import { bounded, fault, IdentityFault, type ReceivedIdentity, type SsoFault } from '../../calls/identity-fault.ts'
import type { Identity } from '../../calls/relying-party.ts'
import { userByEmail } from '../../core/user-queries.ts'
import { domainOf } from '../addresses.ts'
import { verificationOf } from '../configuration/domains.ts'
import { memberOf } from '../person.ts'
import type { SsoConnection } from '../records.ts'
import { groupNames } from '../saml/received-in.ts'
import type { SsoTest, TestedPerson } from './records.ts'

type Present = Pick<Call, 'state' | 'now'>

/** Ends a test with the identity that returned, or with the reason why none did. */
export async function endTest(
  present: Present,
  connection: SsoConnection,
  test: SsoTest,
  returned: () => Promise<Identity>,
): Promise<void> {
  try {
    const identity = await returned()
    const { received = nothing } = identity
    const person = personOf(present, connection, identity)
    const { warnings: ofExchange = [] } = identity
    const warnings = [...ofExchange, ...subjectWarnings(received), ...groupWarnings(connection, received)]
    end(present, test, { status: 'passed', person, warnings, received: bounded(received) })
  } catch (error) {
    failTest(present, test, error)
  }
}

/** Ends a test with a failure. */
export function failTest(present: Present, test: SsoTest, error: unknown): void {
  const known = error instanceof IdentityFault ? error : new IdentityFault(reasonOf(error))
  end(present, test, { status: 'failed', fault: known.fault, received: known.received && bounded(known.received) })
}

function end({ now }: Present, test: SsoTest, result: Partial<SsoTest>): void {
  Object.assign(test, { endedAt: new Date(now).toISOString(), address: null, ...result })
}

function reasonOf(error: unknown): SsoFault {
  return fault('unknown', null, error instanceof Error ? error.message : String(error))
}

/** The user that a sign-in would make, in a copy of the state. */
function personOf({ state, now }: Present, connection: SsoConnection, identity: Identity): TestedPerson {
  const found = userByEmail({ state }, identity.email)
  const copy = structuredClone(state)
  try {
    const user = memberOf({ state: copy, now }, connection, identity)
    const membership = user.memberships.find(({ tenantId }) => tenantId === connection.tenantId)
    const giving = (connection.groups ?? []).map(({ group }) => group)
    return {
      email: user.email,
      name: user.name,
      tenantId: connection.tenantId,
      userId: found?.id ?? null,
      roleIds: membership?.roleIds ?? [],
      groups: (identity.groups ?? []).filter((group) => giving.includes(group)),
    }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    throw new IdentityFault(refusalFault(error, connection, identity), identity.received ?? null)
  }
}

function refusalFault(
  { errorCode, message }: Refusal,
  connection: SsoConnection,
  { email, isVerified }: Identity,
): SsoFault {
  if (errorCode !== 'ER-SSO-FOREIGN')
    return fault(errorCode.includes('LOCK') ? 'account-locked' : 'unknown', null, message)
  if (isVerified === false) return fault('email-unverified', null, email)
  const { domains, pendingDomains = [], skipEmailDomainValidation } = connection
  const domain = domainOf(email)
  if (pendingDomains.includes(domain)) return fault('domain-unproven', verificationOf(connection, domain), email)
  if (skipEmailDomainValidation) return fault(isVerified === null ? 'email-unverified' : 'account-foreign', null, email)
  return fault('email-foreign', domains.join(', ') || null, email)
}

function subjectWarnings({ nameId }: ReceivedIdentity): SsoFault[] {
  return nameId === null ? [fault('name-id-missing')] : []
}

const nothing: ReceivedIdentity = { issuer: null, nameId: null, nameIdFormat: null, attributes: [], groups: [] }

/** The fault of groups that give no roles, if the connection gives roles by group. It refuses no sign-in. */
function groupWarnings({ groups: mappings = [] }: SsoConnection, { attributes, groups }: ReceivedIdentity): SsoFault[] {
  const names = mappings.map(({ group }) => group)
  if (names.length === 0 || groups.some((group) => names.includes(group))) return []
  const [expected, received] = [names.join(', '), groups.join(', ')]
  if (groups.length > 0) {
    const isById = groups.every(isId) && !names.every(isId)
    return [fault(isById ? 'groups-by-id' : 'groups-unmapped', expected, received)]
  }
  const overage = attributes.find(({ name, values }) => isOverage(name, values))
  if (overage) return [fault('groups-overage', null, overage.name)]
  const renamed =
    attributes.find(({ values }) => values.some((value) => names.includes(value))) ??
    attributes.find(({ name, values }) => values.some(Boolean) && /group|memberof/i.test(name))
  const known = groupNames.join(', ')
  return [renamed ? fault('groups-renamed', known, renamed.name) : fault('groups-missing', known)]
}

/** Entra sends a link in the place of more than 150 groups by SAML, or 200 by OpenID Connect. */
function isOverage(name: string, values: readonly string[]): boolean {
  if (name === 'http://schemas.microsoft.com/claims/groups.link' || name === 'hasgroups') return true
  return name === '_claim_names' && values.some((value) => value.includes('"groups"'))
}

function isId(group: string): boolean {
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(group)
}
