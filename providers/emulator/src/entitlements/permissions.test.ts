import { holds } from '@portico/headless/provider'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { at, openScene, personIn, type Scene } from '../../test/open-caller.ts'
import { createEmulator } from '../emulator.ts'
import { readKeys } from '../state/permission-catalogue.ts'
import { verify } from '../tokens/access-token.ts'
import type { Emulator } from '../types.ts'

const writesPolicy = 'fe.secure.write.securityPolicy'

function inHomeTenant(emulator: Emulator, email: string) {
  const { id: userId, activeTenantId: tenantId } = personIn(emulator, email)
  return { tenantId, userId }
}

async function writePolicy({ post }: Scene, token: string): Promise<number> {
  return (await post(`${at.configurations}/mfa-policy`, { enforceMFAType: 'DontForce' }, { token })).status
}

/** Returns the permission keys of a user in each answer of the emulator that contains them. */
async function toldTo(scene: Scene, email: string): Promise<readonly (readonly string[])[]> {
  const token = await scene.tokenOf(email)
  const read = async (path: string) => Object((await scene.get(path, { token })).body['permissions'])
  const keysOf = (permissions: readonly { readonly key: string }[]) => permissions.map(({ key }) => key)
  const claims = await verify(token, scene.emulator.now())
  return [
    keysOf(await read(at.me)),
    keysOf(await read('/identity/resources/users/v1/me/authorization')),
    Object.keys(await read('/entitlements/api/v2/user-entitlements')),
    [claims?.['permissions']].flatMap((keys) => (Array.isArray(keys) ? keys : [])),
  ]
}

describe('a permission', () => {
  it('a permission granted beside the roles opens what it guards, at once, until it is revoked', async () => {
    const scene = openScene()
    const { permissions } = scene.emulator
    const scope = inHomeTenant(scene.emulator, 'reader@acme.test')
    const token = await scene.tokenOf('reader@acme.test')
    expect(await writePolicy(scene, token)).toBe(403)
    permissions.grant(writesPolicy, scope)
    expect(await writePolicy(scene, token)).toBe(201)
    permissions.revoke(writesPolicy, scope)
    expect(await writePolicy(scene, token)).toBe(403)
  })

  it.each(['fe.secure.write.securityPolicy', 'fe.secure.write.*', 'fe.*'])(
    'a permission of a role with fe.* is removed by revoking %s, and restored by unsetting that',
    async (key) => {
      const scene = openScene()
      const { permissions } = scene.emulator
      const scope = inHomeTenant(scene.emulator, 'admin@acme.test')
      const token = await scene.tokenOf('admin@acme.test')
      permissions.revoke(key, scope)
      expect(await writePolicy(scene, token)).toBe(403)
      permissions.unset(key, scope)
      expect(await writePolicy(scene, token)).toBe(201)
    },
  )

  it('a revoked permission leaves the others of a role', async () => {
    const scene = openScene()
    scene.emulator.permissions.revoke(writesPolicy)
    const token = await scene.tokenOf('admin@acme.test')
    expect((await scene.get(`${at.configurations}/mfa-policy`, { token })).status).toBe(200)
  })

  it('a revoked permission does not affect a user who passes every check', async () => {
    const scene = openScene()
    scene.emulator.arrange(({ users }) => {
      for (const user of users) user.superUser = true
    })
    scene.emulator.permissions.revoke('*')
    expect(await writePolicy(scene, await scene.tokenOf('reader@acme.test'))).toBe(201)
  })

  it('a permission is the same in profile, authorization, entitlements and token', async () => {
    const scene = openScene()
    const scope = inHomeTenant(scene.emulator, 'reader@acme.test')
    scene.emulator.permissions.grant('audits.export', scope)
    scene.emulator.permissions.revoke('fe.secure.read.*', scope)
    const expected = readKeys.filter((key) => !key.startsWith('fe.secure.read.'))
    for (const keys of await toldTo(scene, 'reader@acme.test')) expect(keys).toEqual([...expected, 'audits.export'])
    expect(scene.emulator.permissions.held(scope)).toEqual([...expected, 'audits.export'])
  })

  it('a permission is held once, however often it is granted', () => {
    const { permissions } = createEmulator()
    permissions.grant('fe.usage.read')
    permissions.grant('fe.usage.read')
    expect(permissions.held()).toEqual(['fe.usage.read'])
  })

  it('a permission granted to a user is theirs in one tenant only', () => {
    const emulator = createEmulator()
    const { userId, tenantId } = inHomeTenant(emulator, 'admin@acme.test')
    const globex = emulator.snapshot().tenants.find(({ name }) => name === 'Globex')?.id ?? ''
    emulator.permissions.grant('audits.export', { userId, tenantId })
    expect(emulator.permissions.held({ userId, tenantId })).toEqual(['fe.*', 'audits.export'])
    expect(emulator.permissions.held({ userId, tenantId: globex })).not.toContain('audits.export')
  })

  it('holds where the roles or a scope grant it and no narrower one, or the same, revokes it', () => {
    const part = fc.constantFrom('a', 'b', '*')
    const pattern = fc.tuple(part, part).map((parts) => parts.join('.'))
    const said = fc.dictionary(pattern, fc.boolean(), { maxKeys: 3, noNullPrototype: true })
    const known = ['a.a', 'a.b', 'b.a', 'b.b']
    fc.assert(
      fc.property(fc.array(pattern, { maxLength: 2 }), said, said, said, (permissionKeys, ...parts) => {
        const emulator = createEmulator()
        emulator.arrange((state) => {
          state.permissions = known.map((key) => ({ id: key, key, name: key }))
          for (const role of state.roles) role.permissionKeys = [...permissionKeys]
        })
        const scope = inHomeTenant(emulator, 'reader@acme.test')
        const scopes = [{}, { tenantId: scope.tenantId }, scope]
        scopes.forEach((one, index) => {
          for (const [key, isGranted] of Object.entries(parts[index] ?? {})) {
            if (isGranted) emulator.permissions.grant(key, one)
            else emulator.permissions.revoke(key, one)
          }
        })
        const held = emulator.permissions.held(scope)
        for (const key of known) expect(holds(held, key), key).toBe(expectedOf(key, permissionKeys, parts))
      }),
    )
  })
})

function expectedOf(key: string, roleKeys: readonly string[], parts: readonly Record<string, boolean>[]): boolean {
  return parts.reduce(
    (isHeld, said) => {
      const keysThatAre = (value: boolean) => Object.keys(said).filter((one) => said[one] === value)
      return !holds(keysThatAre(false), key) && (isHeld || holds(keysThatAre(true), key))
    },
    holds(roleKeys, key),
  )
}
