import { malformed, Refusal } from '@portico/headless/provider'
import { audited } from '../calls/audited.ts'
import { type Call, created, type Handlers } from '../calls/call.ts'
import { effectiveRoles } from '../core/groups.ts'
import type { CoreState } from '../core/state.ts'
import { subAccountAccesses, type Tenant, tenantsBelow } from '../core/tenants.ts'
import { userByEmail } from '../core/user-queries.ts'
import { flag, oneOf, optionalText, text, visibleName } from '../http/body.ts'
import { isEmailAddress } from '../http/email-address.ts'
import { isRecord } from '../http/json.ts'
import { endSession } from '../session/end-session.ts'
import { settingOf } from '../tenants/tenant-settings.ts'
import type { Holder } from '../tokens/authenticate.ts'
import { removeMember } from '../users/remove-member.ts'
import { subTenantRecord } from './answers.ts'
import { accountAtOrBelow, accountBelow, refuseUnmanaged } from './below.ts'
import { admit } from './members.ts'

/** Creating, changing and deleting the accounts below the caller's. */
export const accounts: Handlers = {
  createSubTenant: audited(createAccount),

  updateSubTenant: audited((call, holder) => {
    const account = changeable(call, holder)
    account.name = nameIn(call)
  }),

  deleteSubTenant: audited((call, holder) => removeAccount(call.state, changeable(call, holder)), 'High'),

  updateSubTenantManagement: audited((call, holder) => {
    const account = changeable(call, holder)
    account.isReseller = flag(call.body, 'isReseller')
    return subTenantRecord(account)
  }, 'High'),

  updateSubTenantHierarchySettings: audited((call, holder) => {
    const account = changeable(call, holder)
    account.subAccountAccess = oneOf(call.body, 'subAccountAccessType', subAccountAccesses)
    return subTenantRecord(account)
  }, 'High'),
}

function createAccount(call: Call, holder: Holder): Response {
  refuseUnmanaged(holder)
  const { state, body, now } = call
  const parent = accountAtOrBelow(call, holder, text(body, 'parentTenantId'))
  const settings = settingNames.flatMap((name) => {
    const value = settingOf(body, name)
    return value ? [[name, value] as const] : []
  })
  const status = optionalText(body, 'status')
  const account: Tenant = {
    id: freeId(call),
    name: nameIn(call),
    parentId: parent.id,
    isReseller: flag(body, 'isReseller'),
    ...(status !== undefined && { status }),
    settings: Object.fromEntries(settings),
    createdAt: new Date(now).toISOString(),
  }
  const creator = creatorOf(call)
  state.tenants.push(account)
  if (creator !== null) admit(call, holder, account, { ...creator, roleIds: vendorRolesOf(call, holder) })
  return created(subTenantRecord(account))
}

/** An account below the caller's, if the caller's account manages them. */
function changeable(call: Call, holder: Holder): Tenant {
  const account = accountBelow(call, holder, call.path['tenantId'])
  refuseUnmanaged(holder)
  return account
}

function nameIn({ body }: Call): string {
  return visibleName(body, 'name')
}

/** The id of the body, which the caller makes up. */
function freeId({ state, body }: Call): string {
  const id = text(body, 'tenantId')
  if (!/^[\w-]{1,64}$/.test(id)) throw malformed('tenantId must have letters, digits, hyphens and underscores only')
  if (state.tenants.some((one) => one.id.toLowerCase() === id.toLowerCase()))
    throw new Refusal(409, 'ER-TENANT-ID-TAKEN', `The ID ${id} belongs to another account. Choose another ID`)
  return id
}

/** The first member, if the body names one. */
function creatorOf(call: Call) {
  const email = optionalText(call.body, 'creatorEmail')?.trim().toLowerCase()
  if (!email) return null
  if (!isEmailAddress(email)) throw malformed('creatorEmail must be an address')
  const name = optionalText(call.body, 'creatorName')?.trim() || userByEmail(call, email)?.name || email
  return { email, name }
}

/** The creator has the roles of the caller: none above them, and none that the new account lacks. */
function vendorRolesOf({ state }: Call, { user, tenant }: Holder): readonly string[] {
  return effectiveRoles(state, user, tenant).flatMap(({ id, tenantId }) => (tenantId === undefined ? id : []))
}

const settingNames = ['website', 'applicationUrl', 'logo', 'address', 'timezone', 'currency'] as const

/** Removes an account and all below it, with their members, sessions and records. The people and the audit log stay. */
function removeAccount(state: CoreState, top: Tenant): void {
  const gone = tenantsBelow(state, top)
  const isGone = new Set(gone.map(({ id }) => id))
  for (const user of state.users) for (const tenant of gone) removeMember(state, user, tenant)
  for (const session of state.sessions) if (isGone.has(session.tenantId)) endSession(state, session, 'revoked')
  for (const [name, value] of Object.entries(state))
    if (!kept.includes(name) && Array.isArray(value))
      Reflect.set(
        state,
        name,
        value.filter((row) => !belongsTo(row, isGone)),
      )
  state.tenants = state.tenants.filter(({ id }) => !isGone.has(id))
}

/** Each area names the account of a record in the same way. */
function belongsTo(row: unknown, tenantIds: ReadonlySet<string>): boolean {
  return isRecord(row) && typeof row['tenantId'] === 'string' && tenantIds.has(row['tenantId'])
}

/** A session that has ended names the account where it was. */
const kept: readonly string[] = ['audits', 'sessions', 'users', 'tenants']
