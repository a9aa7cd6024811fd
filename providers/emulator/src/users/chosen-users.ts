import { malformed, missing } from '@portico/headless/provider'
import type { Call } from '../calls/call.ts'
import { type Tenant, tenantsBelow } from '../core/tenants.ts'
import { usersIn } from '../core/user-queries.ts'
import type { User } from '../core/users.ts'
import { isRecord, readJson } from '../http/json.ts'
import type { Holder } from '../tokens/authenticate.ts'
import { hasBreachedPassword, isInactive, isUnenrolled } from './presets.ts'

/** A user in a list, with the columns that it sorts by. */
export interface ChosenUser extends Pick<User, 'id' | 'name' | 'email' | 'createdAt' | 'verified' | 'isLocked'> {
  readonly provider: string
  readonly tenantId: string
  readonly user: User
  readonly tenant: Tenant
}

/** The columns that the lists of users sort by. */
export const sortColumns = ['createdAt', 'name', 'email', 'id', 'verified', 'isLocked', 'provider', 'tenantId'] as const

/** The users that the query of a list asks for. Each is in the list once, in the first of the tenants. */
export function chosenUsers(call: Call, holder: Holder): readonly ChosenUser[] {
  const fits = conditionsOf(call)
  const chosen = new Map<string, ChosenUser>()
  for (const tenant of tenantsOf(call, holder))
    for (const user of usersIn(call.state, tenant))
      if (!chosen.has(user.id) && fits.every((matches) => matches(user, tenant)))
        chosen.set(user.id, rowOf(user, tenant))
  return [...chosen.values()]
}

function rowOf(user: User, tenant: Tenant): ChosenUser {
  const { id, name, email, createdAt, verified, isLocked, provider = 'local' } = user
  return { id, name, email, createdAt, verified, isLocked, provider, tenantId: tenant.id, user, tenant }
}

/** The caller's tenant, another one at or below it, or all of them. */
function tenantsOf({ state, url }: Call, { tenant }: Holder): readonly Tenant[] {
  const wanted = url.searchParams.get('_tenantId')
  const below = tenantsBelow(state, tenant)
  const top = wanted === null ? tenant : below.find(({ id }) => id === wanted)
  if (!top) throw missing('The tenant')
  return url.searchParams.get('_includeSubTenants') === 'true' ? tenantsBelow(state, top) : [top]
}

type Condition = (user: User, tenant: Tenant) => boolean

function conditionsOf(call: Call): readonly Condition[] {
  const { searchParams } = call.url
  const given = (name: string) => searchParams.get(name)?.trim().toLowerCase() ?? ''
  const ids = searchParams.has('ids') ? new Set(searchParams.get('ids')?.split(',')) : null
  const [email, prefix, filter] = [given('_email'), given('_namePrefix'), plain(given('_filter'))]
  const [provider, roleIds] = [given('_provider'), listIn(searchParams.get('_roleIds'))]
  const conditions: readonly (Condition | false)[] = [
    ids !== null && (({ id }) => ids.has(id)),
    email !== '' && ((user) => user.email.includes(email)),
    prefix !== '' && ((user) => user.name.toLowerCase().startsWith(prefix)),
    filter !== '' &&
      (({ name, email, username = '' }) => [name, email, username].some((it) => plain(it).includes(filter))),
    provider !== '' && ((user) => (user.provider ?? 'local') === provider),
    roleIds.length > 0 &&
      ((user, tenant) =>
        user.memberships.some((own) => own.tenantId === tenant.id && roleIds.some((id) => own.roleIds.includes(id)))),
    identifierIn(searchParams),
    presetIn(call),
    metadataIn(searchParams.get('metadata')),
  ]
  return conditions.filter((one) => one !== false)
}

function identifierIn(searchParams: URLSearchParams): Condition | false {
  const wanted = searchParams.get('_identifier')?.trim().toLowerCase() ?? ''
  if (wanted === '') return false
  const type = searchParams.get('_identifierType') ?? 'email'
  if (type === 'email') return (user) => user.email === wanted
  if (type === 'username') return (user) => user.username === wanted
  if (type === 'phoneNumber') return (user) => user.phoneNumber === wanted
  throw malformed('_identifierType must be one of email, username, phoneNumber')
}

function presetIn({ url: { searchParams }, state, now }: Call): Condition | false {
  const preset = searchParams.get('_preset')
  if (preset === null) return false
  if (preset === 'mfa-unenrolled') return (user) => isUnenrolled(state, user)
  if (preset === 'breached-passwords') return hasBreachedPassword
  if (preset !== 'inactive') throw malformed('_preset must be one of mfa-unenrolled, breached-passwords, inactive')
  const given = searchParams.get('_maxInactiveSeconds')
  const seconds = given === null ? undefined : Number(given)
  if (seconds !== undefined && (!Number.isInteger(seconds) || seconds < 0)) {
    throw malformed('_maxInactiveSeconds must be a whole number')
  }
  return (user) => isInactive(user, now, seconds)
}

/** Users whose metadata has these members. */
function metadataIn(text: string | null): Condition | false {
  if (text === null) return false
  const wanted = readJson(text)
  if (!isRecord(wanted)) throw malformed('metadata must be a JSON object')
  return (user) => {
    const own = readJson(user.metadata)
    return Object.entries(wanted).every(
      ([name, value]) =>
        isRecord(own) && Object.hasOwn(own, name) && JSON.stringify(own[name]) === JSON.stringify(value),
    )
  }
}

function listIn(text: string | null): readonly string[] {
  return text?.split(',').filter(Boolean) ?? []
}

/** A text without case and accents, and with `ss` for `ß`. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss')
}
