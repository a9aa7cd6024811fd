import { describe, expect, it } from 'vitest'
import { openScene, personIn } from '../../test/open-caller.ts'
import { createEmulator } from '../emulator.ts'

describe('flags', () => {
  it('flags are those of the user and tenant of the token', async () => {
    const { emulator, get, tokenOf } = openScene()
    const { id: userId, activeTenantId: tenantId } = personIn(emulator, 'reader@acme.test')
    emulator.flags.set('beta', 'off')
    emulator.flags.set('beta', 'on', { tenantId })
    emulator.flags.set('gamma', 'on', { tenantId, userId })
    const flagsOf = async (email: string) => (await get('/flags', { token: await tokenOf(email) })).body
    expect(await flagsOf('reader@acme.test')).toMatchObject({ beta: 'on', gamma: 'on', 'fe-usage-page': 'off' })
    expect(await flagsOf('mfa@acme.test')).toMatchObject({ beta: 'on' })
    expect(await flagsOf('mfa@acme.test')).not.toHaveProperty('gamma')
    expect(await flagsOf('sso@globex.test')).toMatchObject({ beta: 'off' })
  })

  it.each([
    ['no token', {}],
    ['no token that is good', { token: 'nonsense' }],
  ])('flags are those of all users if there is %s', async (_, sent) => {
    const { emulator, get } = openScene()
    for (const { id: tenantId } of emulator.snapshot().tenants) emulator.flags.set('beta', 'on', { tenantId })
    const { status, body } = await get('/flags', sent)
    expect({ status, body }).toEqual({ status: 200, body: emulator.flags.held() })
    expect(body).not.toHaveProperty('beta')
  })

  it('flags are those of all users once the session of the token is over', async () => {
    const { emulator, get, tokenOf } = openScene()
    const { activeTenantId: tenantId } = personIn(emulator, 'reader@acme.test')
    emulator.flags.set('beta', 'on', { tenantId })
    const token = await tokenOf('reader@acme.test')
    expect((await get('/flags', { token })).body).toHaveProperty('beta')
    emulator.arrange(({ sessions }) => {
      for (const session of sessions) session.ended = 'revoked'
    })
    expect((await get('/flags', { token })).body).not.toHaveProperty('beta')
  })

  it('flags are on or off and nothing else', () => {
    const { flags } = createEmulator()
    expect(() => Reflect.apply(flags.set, undefined, ['beta', 'true'])).toThrow('value must be on or off')
    expect(flags.held()).not.toHaveProperty('beta')
  })
})
