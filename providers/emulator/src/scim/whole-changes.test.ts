import { describe, expect, it } from 'vitest'
import { personIn } from '../../test/open-caller.ts'
import { openDirectory, patchOf, userSchema } from '../../test/open-directory.ts'

const admin = 'admin@acme.test'
const off = { schemas: [userSchema], userName: admin, active: false }

/** A directory whose tenant has one administrator alone, whom the directory has brought if `isBrought`. */
async function openWithOneAdministrator({ isBrought = true, byGroup = false } = {}) {
  const scene = openDirectory()
  const { id, activeTenantId: tenantId } = personIn(scene.emulator, admin)
  scene.emulator.arrange(({ users }) => {
    const own = users.find((user) => user.id === id)
    if (own) own.memberships = own.memberships.filter((one) => one.tenantId === tenantId)
  })
  if (isBrought) await scene.addPerson(admin)
  const groupId = await scene.addGroup('Administrators', isBrought ? [id] : [])
  scene.emulator.arrange((state) => {
    for (const user of state.users)
      for (const membership of user.memberships)
        if (user.id !== id && membership.tenantId === tenantId) membership.isDisabled = true
    const own = state.users.find((user) => user.id === id)?.memberships.find((one) => one.tenantId === tenantId)
    const group = state.groups.find((one) => one.id === groupId)
    if (!byGroup || !own || !group) return
    for (const one of state.groups) one.userIds = one === group ? [id] : []
    state.groupConfigurations = [{ tenantId, enabled: true, rolesEnabled: true }]
    group.roleIds = own.roleIds
    own.roleIds = []
  })
  scene.emulator.signIn(admin)
  /** What is not the log, the last use of the token or the generator of ids. */
  const read = () => {
    const { scimEvents, random, scimConnections, ...kept } = scene.emulator.snapshot()
    return { ...kept, scimConnections: scimConnections.map((one) => ({ ...one, tokenUsedAt: null })) }
  }
  const before = read()
  const unchanged = () => expect(read()).toEqual(before)
  return { ...scene, id, groupId, unchanged }
}

describe('a change that would take the last administrator has no effect', () => {
  it.each([
    ['a patch', 'PATCH', patchOf({ op: 'replace', path: 'active', value: false })],
    ['a replacement', 'PUT', off],
    ['a removal', 'DELETE', undefined],
  ])('%s of the person', async (_, method, body) => {
    const { scim, id, unchanged } = await openWithOneAdministrator()
    expect((await scim(method, `/Users/${id}`, body)).body).toMatchObject({ status: '403' })
    unchanged()
  })

  it('a new person without access who is a member already', async () => {
    const { scim, unchanged } = await openWithOneAdministrator({ isBrought: false })
    expect((await scim('POST', '/Users', off)).body).toMatchObject({ status: '403' })
    unchanged()
  })

  it.each([
    ['the removal of a group', 'DELETE', undefined],
    ['a patch of a group', 'PATCH', patchOf({ op: 'remove', path: 'members' })],
  ])('%s that gives the rights', async (_, method, body) => {
    const { scim, groupId, unchanged } = await openWithOneAdministrator({ byGroup: true })
    expect((await scim(method, `/Groups/${groupId}`, body)).body).toMatchObject({ status: '403' })
    unchanged()
  })
})
