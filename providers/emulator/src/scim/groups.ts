import { type Group, groupRecords, groupsIn } from '../core/groups.ts'
import { drawId } from '../core/random.ts'
import { isRecord } from '../http/json.ts'
import { sourceOf } from '../provisioning/records.ts'
import { groupKind } from './attributes.ts'
import { contentOf, type Directory, documentOf, dropDocument, resourceOf, storeDocument } from './directory.ts'
import type { Members } from './matches.ts'
import { peopleOf } from './people.ts'
import { ScimRefusal } from './refusals.ts'

/** The groups that a directory has brought, as resources. */
export function groupResources(directory: Directory): readonly Members[] {
  return ownGroups(directory).map((group) => groupResource(directory, group))
}

/** One of them. Refuses any other id. */
export function groupNamed(directory: Directory, id: string): Members {
  return groupResource(directory, groupIn(directory, id))
}

/** Adds a group without roles, and returns its id. */
export function addGroup(directory: Directory, members: Members): string {
  const { state, tenant, connection } = directory
  const id = drawId(state)
  groupRecords.of(state).groups.push({
    id,
    tenantId: tenant.id,
    name: '',
    description: '',
    color: '',
    metadata: '{}',
    managedBy: 'scim2',
    directory: sourceOf(connection),
    roleIds: [],
    userIds: [],
  })
  storeDocument(directory, groupKind, id, {})
  changeGroup(directory, id, members)
  return id
}

/** Writes all attributes of a group, and its members. */
export function changeGroup(directory: Directory, id: string, { members: listed, ...kept }: Members): void {
  const group = groupIn(directory, id)
  const name = typeof kept['displayName'] === 'string' ? kept['displayName'].trim() : ''
  if (name === '') throw new ScimRefusal('group-name-missing', 'displayName is missing')
  const others = ownGroups(directory).filter((one) => one !== group)
  if (others.some((one) => one.name.toLowerCase() === name.toLowerCase()))
    throw new ScimRefusal('group-name-taken', `The directory has brought a group with the name ${name}`)
  const userIds = (Array.isArray(listed) ? listed : []).map((one) => String(isRecord(one) ? one['value'] : one))
  const known = new Set(peopleOf(directory).map((user) => user.id))
  const stranger = userIds.find((one) => !known.has(one))
  if (ownGroups(directory).some((one) => one.id === stranger))
    throw new ScimRefusal('unknown-member', `${stranger} is a group: groups in groups are not offered, only people`)
  if (stranger !== undefined)
    throw new ScimRefusal('unknown-member', `The directory has brought no person with the id ${stranger}`)
  Object.assign(group, { name, userIds: [...new Set(userIds)] })
  storeDocument(directory, groupKind, id, kept)
}

export function removeGroup(directory: Directory, id: string): void {
  const group = groupIn(directory, id)
  const own = groupRecords.of(directory.state)
  own.groups = own.groups.filter((one) => one !== group)
  dropDocument(directory, groupKind, id)
}

function ownGroups(directory: Directory): readonly Group[] {
  return groupsIn(directory.state, directory.tenant).filter(({ id }) => documentOf(directory, groupKind, id) !== null)
}

function groupIn(directory: Directory, id: string): Group {
  const group = ownGroups(directory).find((one) => one.id === id)
  if (group) return group
  throw new ScimRefusal('unknown-group', `The directory has brought no group with the id ${id}`)
}

function groupResource(directory: Directory, { id, userIds }: Group): Members {
  const members = new Set(userIds)
  const people = peopleOf(directory).filter((user) => members.has(user.id))
  const document = documentOf(directory, groupKind, id)
  return resourceOf(
    directory,
    groupKind,
    { id, document },
    {
      ...contentOf(document),
      ...(people.length > 0 && {
        members: people.map(({ id: value, name: display }) => ({
          value,
          $ref: `${directory.address}/Users/${value}`,
          display,
          type: 'User',
        })),
      }),
    },
  )
}
