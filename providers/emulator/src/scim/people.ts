import { type Group, groupsIn } from '../core/groups.ts'
import { drawId } from '../core/random.ts'
import { rolesFor } from '../core/roles.ts'
import { isMember, userByEmail } from '../core/user-queries.ts'
import { type Membership, newUser, type User } from '../core/users.ts'
import { isEmailAddress } from '../http/email-address.ts'
import { isRecord } from '../http/json.ts'
import { setDirectoryAccess } from '../provisioning/access.ts'
import { provisioningRecords, type ScimDocument, sourceOf } from '../provisioning/records.ts'
import { removeMember } from '../users/remove-member.ts'
import { userKind } from './attributes.ts'
import {
  contentOf,
  type Directory,
  documentOf,
  documentsOf,
  dropDocument,
  resourceOf,
  storeDocument,
} from './directory.ts'
import type { Members } from './matches.ts'
import { ScimRefusal } from './refusals.ts'

/** The people that a directory has brought, as resources. */
export function personResources(directory: Directory): readonly Members[] {
  const documents = documentsOf(directory, userKind)
  const groups = groupsByPerson(directory)
  return peopleOf(directory).map((user) =>
    personResource(directory, user, documents.get(user.id) ?? null, groups.get(user.id)),
  )
}

/** One of them. Refuses any other id. */
export function personNamed(directory: Directory, id: string): Members {
  const document = documentOf(directory, userKind, id)
  return personResource(directory, personIn(directory, id), document, groupsByPerson(directory).get(id))
}

/** Adds a person, or takes over a member of the tenant whom no directory has brought. Returns the id. */
export function addPerson(directory: Directory, members: Members): string {
  const { state, tenant, connection, now } = directory
  const account = accountIn(directory, members, null)
  const { email, name } = account
  const found = userByEmail({ state }, email)
  if (found) refuseTaken(directory, found)
  const user =
    found ??
    newUser({ id: drawId(state), email, name, activeTenantId: tenant.id, createdAt: new Date(now).toISOString() })
  if (!found) {
    // The directory vouches for the address.
    Object.assign(user, { verified: true, provider: 'scim2' })
    state.users.push(user)
  }
  if (!isMember(user, tenant)) user.memberships.push(newMembership(directory))
  if (!user.memberships.some(({ tenantId }) => tenantId === user.activeTenantId)) user.activeTenantId = tenant.id
  connection.userIds = [...new Set([...connection.userIds, user.id])]
  dropDocument(directory, userKind, user.id)
  write(directory, user, members, account)
  return user.id
}

/** Writes all attributes of a person. */
export function changePerson(directory: Directory, id: string, members: Members): void {
  const user = personIn(directory, id)
  write(directory, user, members, accountIn(directory, members, user))
}

/** Takes the tenant from a person, with sessions and groups there. The account stays. */
export function removePerson(directory: Directory, id: string): void {
  const { state, connection, tenant } = directory
  const user = personIn(directory, id)
  removeMember(state, user, tenant)
  connection.userIds = connection.userIds.filter((one) => one !== id)
  dropDocument(directory, userKind, id)
  if (!provisioningRecords.of(state).scimConnections.some(({ userIds }) => userIds.includes(id))) delete user.managedBy
}

/** The people of a directory who are members still. */
export function peopleOf({ state, connection, tenant }: Directory): readonly User[] {
  const ids = new Set(connection.userIds)
  return state.users.filter((user) => ids.has(user.id) && isMember(user, tenant))
}

function personIn(directory: Directory, id: string): User {
  const user = peopleOf(directory).find((one) => one.id === id)
  if (user) return user
  throw new ScimRefusal('unknown-person', `The directory has brought no person with the id ${id}`)
}

function personResource(
  directory: Directory,
  user: User,
  document: ScimDocument | null,
  groups: readonly Group[] = [],
): Members {
  const { address } = directory
  return resourceOf(
    directory,
    userKind,
    { id: user.id, document },
    {
      ...writtenOf(directory, user, document),
      ...(groups.length > 0 && {
        groups: groups.map(({ id, name: display }) => ({
          value: id,
          $ref: `${address}/Groups/${id}`,
          display,
          type: 'direct',
        })),
      }),
    },
  )
}

function groupsByPerson({ state, tenant }: Directory): ReadonlyMap<string, readonly Group[]> {
  const found = new Map<string, Group[]>()
  for (const group of groupsIn(state, tenant))
    for (const id of group.userIds) {
      const own = found.get(id)
      if (own) own.push(group)
      else found.set(id, [group])
    }
  return found
}

/** The attributes that the directory has written. A person without a document came with the connection itself. */
function writtenOf(directory: Directory, user: User, document: ScimDocument | null): Members {
  if (document) return contentOf(document)
  const { email, name } = user
  return {
    userName: email,
    displayName: name,
    active: !membershipIn(directory, user)?.isDisabled,
    emails: [{ value: email, type: 'work', primary: true }],
  }
}

function write(directory: Directory, user: User, members: Members, account: ReturnType<typeof accountIn>): void {
  const { state, connection, tenant } = directory
  const { email, name, phoneNumber } = account
  const membership = membershipIn(directory, user)
  if (email !== user.email) {
    const other = userByEmail({ state }, email)
    if (other && other !== user) throw taken('email-taken', `Another person has the address ${email}`)
    if (!belongsTo(directory, user)) throw foreign(user.email)
  }
  Object.assign(user, { email, name, managedBy: 'scim2', ...(phoneNumber !== null && { phoneNumber }) })
  if (membership) membership.directory = sourceOf(connection)
  const { password: _, groups: __, ...kept } = members
  storeDocument(directory, userKind, user.id, { ...kept, active: members['active'] ?? true })
  setDirectoryAccess(state, user, tenant, connection)
}

/** The account that attributes describe. Refuses those without a user name or an address, and names that are taken. */
function accountIn(directory: Directory, members: Members, self: User | null) {
  const userName = textIn(members, 'userName')
  if (userName === '') throw new ScimRefusal('user-name-missing', 'userName is missing')
  const documents = documentsOf(directory, userKind)
  const userNameOf = (one: User) =>
    textIn(writtenOf(directory, one, documents.get(one.id) ?? null), 'userName').toLowerCase()
  const isTaken = peopleOf(directory).some((one) => one !== self && userNameOf(one) === userName.toLowerCase())
  if (isTaken) throw taken('user-name-taken', `The directory has brought a person with the user name ${userName}`)
  const email = namesIn(members).find(isEmailAddress)
  if (email === undefined)
    throw new ScimRefusal('email-missing', 'The person has no e-mail address, in emails or as userName')
  const holder = userByEmail(directory, userName.toLowerCase())
  if (holder && holder !== (self ?? userByEmail(directory, email)))
    throw taken('user-name-taken', `Another person has the address ${userName}`)
  const { givenName, familyName, formatted } = isRecord(members['name']) ? members['name'] : {}
  const full = [givenName, familyName].filter((one) => typeof one === 'string' && one !== '').join(' ')
  const name = [textIn(members, 'displayName'), formatted, full, userName].find(isText) ?? userName
  return { email, name, phoneNumber: valuesIn(members, 'phoneNumbers').map(plainNumber).find(isNumber) ?? null }
}

/** A member whom no directory has brought may be taken over, if the account is that of the tenant alone. */
function refuseTaken(directory: Directory, found: User): void {
  const { state, tenant } = directory
  const others = provisioningRecords.of(state).scimConnections.filter(({ tenantId }) => tenantId === tenant.id)
  if (isMember(found, tenant) && others.some(({ userIds }) => userIds.includes(found.id)))
    throw taken('email-taken', `A directory has brought a person with the address ${found.email}`)
  if (!belongsTo(directory, found)) throw foreign(found.email)
}

function belongsTo({ tenant }: Directory, { memberships, superUser }: User): boolean {
  return !superUser && memberships.every(({ tenantId }) => tenantId === tenant.id)
}

function newMembership({ state, tenant }: Directory): Membership {
  return {
    tenantId: tenant.id,
    roleIds: rolesFor(state, tenant.id).flatMap(({ id, isDefault }) => (isDefault ? id : [])),
  }
}

function membershipIn({ tenant }: Directory, { memberships }: User): Membership | undefined {
  return memberships.find(({ tenantId }) => tenantId === tenant.id)
}

/** The ids of the accounts that attributes name, of which {@link addPerson} may take over one. */
export function namedIn({ state }: Directory, members: Members): readonly string[] {
  return namesIn(members).flatMap((name) => userByEmail({ state }, name)?.id ?? [])
}

/** The names that an account may be known by: addresses first, then the user name. */
function namesIn(members: Members): readonly string[] {
  return [...addressesIn(members), textIn(members, 'userName')].map((one) => one.trim().toLowerCase())
}

/** The addresses in the order of their use: the primary one, those for work, the others. */
function addressesIn(members: Members): readonly string[] {
  const rank = (one: unknown) => (!isRecord(one) ? 3 : one['primary'] === true ? 0 : one['type'] === 'work' ? 1 : 2)
  const emails = Array.isArray(members['emails']) ? members['emails'] : []
  return valuesIn({ emails: emails.toSorted((one, other) => rank(one) - rank(other)) }, 'emails')
}

function valuesIn(members: Members, name: string): readonly string[] {
  const values = Array.isArray(members[name]) ? members[name] : []
  return values.flatMap((one) => (isRecord(one) && typeof one['value'] === 'string' ? one['value'] : []))
}

function textIn(members: Members, name: string): string {
  const value = members[name]
  return typeof value === 'string' ? value.trim() : ''
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''
const isNumber = (value: string) => /^\+[1-9]\d{6,14}$/.test(value)
const plainNumber = (value: string) => value.replace(/^tel:|[\s().-]/g, '')

const taken = (reason: 'email-taken' | 'user-name-taken', detail: string) => new ScimRefusal(reason, detail)
const foreign = (email: string) =>
  new ScimRefusal('person-of-other-account', `The account with the address ${email} belongs to other tenants, too`)
