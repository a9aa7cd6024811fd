import { createTestAuthenticator } from '@portico/emulator/testing'
import { describe, expect, it } from 'vitest'
import { until } from '../../../test/open-app.ts'
import { errorOf } from '../../../test/open-login.ts'
import { me, openPasskeys, passkeysOf } from '../../../test/open-passkeys.ts'
import { passkeysFeature } from './feature.ts'

async function openList(options: Parameters<typeof openPasskeys>[0] = {}) {
  const app = await openPasskeys({ signedInAs: me, ...options })
  app.client.get(passkeysFeature).subscribe(() => {})
  await until(() => passkeysOf(app).calls.load.status === 'succeeded')
  return app
}

describe('the list of passkeys', () => {
  it('loads once it is on the screen', async () => {
    const app = await openList()
    expect(passkeysOf(app).rows).toEqual([])
    expect(app.called()).toContain('listWebAuthnDevices')
  })

  it('shows those that were there before', async () => {
    const before = await openList()
    await passkeysOf(before).add()
    await until(() => passkeysOf(before).rows.length === 1)
    const app = await openPasskeys({ beside: before, signedInAs: me })
    app.client.get(passkeysFeature).subscribe(() => {})
    await until(() => passkeysOf(app).rows.length === 1)
    expect(passkeysOf(app).rows).toEqual(passkeysOf(before).rows)
  })

  it('the list of passkeys is cleared when the user signs out', async () => {
    const app = await openList()
    await passkeysOf(app).add()
    await until(() => passkeysOf(app).rows.length === 1)
    await app.client.session.logOut()
    expect(passkeysOf(app).rows).toEqual([])
  })
})

describe('adding a passkey', () => {
  it.each(['Platform', 'CrossPlatform'] as const)(
    'a passkey added on a device that is %s is shown in the list',
    async (deviceType) => {
      const app = await openList({ deviceType })
      expect((await passkeysOf(app).add({ deviceType })).ok).toBe(true)
      await until(() => passkeysOf(app).rows.length === 1)
      expect(passkeysOf(app).rows).toEqual([
        { id: expect.any(String), deviceType, createdAt: expect.stringMatching(/^2026-/) },
      ])
    },
  )

  it('asks for the device that is wanted', async () => {
    const device = createTestAuthenticator()
    const asked: unknown[] = []
    const spying: typeof device = {
      ...device,
      create(options, how) {
        asked.push(options.authenticatorSelection?.authenticatorAttachment)
        return device.create(options, how)
      },
    }
    const app = await openList({ device: spying })
    await passkeysOf(app).add({ deviceType: 'CrossPlatform' })
    expect(asked).toEqual(['cross-platform'])
  })

  it('a second passkey on a device that has one is refused', async () => {
    const app = await openList()
    await passkeysOf(app).add()
    expect(errorOf(await passkeysOf(app).add())).toMatchObject({ code: 'webauthn-registered' })
  })

  it('adding a passkey can be declined', async () => {
    const app = await openList()
    app.device.answer('decline')
    expect(errorOf(await passkeysOf(app).add())).toMatchObject({ code: 'webauthn-canceled' })
    expect(app.called()).not.toContain('verifyWebAuthnDevice')
  })
})

describe('removing a passkey', () => {
  it('takes it from the list before the provider answers', async () => {
    const app = await openList()
    await passkeysOf(app).add()
    await until(() => passkeysOf(app).rows.length === 1)
    const [{ id } = { id: '' }] = passkeysOf(app).rows
    app.provider.emulator.faults.add({ operation: 'deleteWebAuthnDevice', kind: 'delay', times: 1 })
    const removing = passkeysOf(app).remove({ id })
    await until(() => passkeysOf(app).rows.length === 0)
    expect(passkeysOf(app).calls.remove.pending).toEqual([{ id }])
    await app.clock.advance(1000)
    expect((await removing).ok).toBe(true)
    expect(passkeysOf(app).rows).toEqual([])
  })

  it('puts it back where the provider refuses', async () => {
    const app = await openList()
    await passkeysOf(app).add()
    await until(() => passkeysOf(app).rows.length === 1)
    const before = passkeysOf(app).rows
    app.provider.emulator.faults.add({ operation: 'deleteWebAuthnDevice', kind: 'status', status: 403 })
    expect((await passkeysOf(app).remove({ id: before[0]?.id ?? '' })).ok).toBe(false)
    expect(passkeysOf(app).rows).toEqual(before)
  })
})
