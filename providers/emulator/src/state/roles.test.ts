import { holds } from '@portico/headless/provider'
import { describe, expect, it } from 'vitest'
import { createEmulator } from '../emulator.ts'

const { roles, permissions } = createEmulator().snapshot()
const keysOf = (key: string) => roles.find((role) => role.key === key)?.permissionKeys ?? []

describe('the roles of the demo', () => {
  it('the demo has five roles, the most powerful first', () => {
    const ranked = [...roles].sort((one, other) => one.level - other.level).map(({ key }) => key)
    expect(ranked).toEqual(['Admin', 'Support', 'Editor', 'ReadOnly', 'Viewer'])
  })

  it('the roles of the demo hold known permissions alone, so that a role lists all of its own', () => {
    const known = permissions.map(({ key }) => key)
    for (const { permissionKeys } of roles) expect(permissionKeys.filter((key) => !known.includes(key))).toEqual([])
  })

  it('let those who only look change nothing', () => {
    for (const role of ['ReadOnly', 'Viewer']) {
      expect(keysOf(role).filter((key) => !/\.read(?:\.|$)/.test(key))).toEqual([])
      expect(keysOf(role).length).toBeGreaterThan(3)
    }
  })

  it('let an editor change people, but not policies, roles or payment', () => {
    const editor = keysOf('Editor')
    expect(holds(editor, 'fe.secure.write.users')).toBe(true)
    for (const key of ['fe.secure.write.securityPolicy', 'fe.secure.write.roles', 'fe.subscriptions.write.checkout']) {
      expect(holds(editor, key)).toBe(false)
    }
  })
})

describe('the permissions of the provider', () => {
  it.each([
    'fe.usage.read',
    'fe.connectivity.read.webhooks',
    'fe.secure.read.roles',
    'fe.secure.read.userApiTokens',
    'fe.secure.write.tenantApiTokens',
    'fe.secure.delete.groups',
    'fe.secure.write.provisioningConfiguration',
    'fe.secure.write.ipRestrictions',
    'fe.subscriptions.*',
    'fe.subscriptions.read.*',
    'fe.account-settings.write.custom-login-box',
    'fe.account-hierarchy.write.subAccountManagement',
  ])('hold %s, once', (key) => {
    expect(permissions.filter((one) => one.key === key)).toHaveLength(1)
  })
})
