import { describe, expect, it } from 'vitest'
import { type AppOptions, openApp, until } from '../../../../test/open-app.ts'
import { securityPoliciesFeature } from './feature.ts'

async function open(options: AppOptions = {}) {
  const app = await openApp({ signedInAs: 'admin@acme.test', ...options })
  const slice = app.client.get(securityPoliciesFeature)
  slice.subscribe(() => {})
  await until(() => slice.getSnapshot().calls.load.status !== 'pending')
  const { emulator } = app.provider
  const acme = emulator.snapshot().tenants[0]?.id ?? ''
  return {
    ...app,
    emulator,
    save: slice.actions.save,
    load: slice.actions.load,
    mfa: () => slice.getSnapshot().value?.mfa,
    saved: () => emulator.snapshot().security.mfa[acme],
  }
}

const begin = '2027-03-01T09:00:00.000Z'

/** Answers the policies of a provider that knows no begin. */
const withoutBegin: NonNullable<AppOptions['instead']> = ({ pathname }, init) => {
  if ((init?.method ?? 'GET') !== 'GET' || !/mfa-policy(\/vendor)?$/.test(pathname)) return undefined
  const stamps = { createdAt: begin, updatedAt: begin }
  return Promise.resolve(Response.json({ id: 'v', enforceMFAType: 'DontForce', ...stamps }))
}

describe('the begin of a second factor that all people need', () => {
  it('the begin is saved and read again', async () => {
    const { save, load, mfa, saved } = await open()
    expect((await save({ mfa: { enforcement: 'all', enforcedFrom: begin } })).ok).toBe(true)
    expect(saved()).toMatchObject({ enforceMFAType: 'Force', enforcedFrom: begin })
    await load()
    expect(mfa()).toMatchObject({ enforcement: 'all', enforcedFrom: begin, isPostponable: true })
  })

  it('a save of another member keeps the begin', async () => {
    const { save, saved } = await open()
    await save({ mfa: { enforcement: 'all', enforcedFrom: begin } })
    await save({ mfa: { enforcement: 'exceptSso' } })
    expect(saved()).toMatchObject({ enforceMFAType: 'ForceExceptSAML', enforcedFrom: begin })
  })

  it('no begin is sent to a provider that does not offer it', async () => {
    const { save, mfa, sent } = await open({ instead: withoutBegin })
    expect(mfa()).toMatchObject({ isPostponable: false, enforcedFrom: null })
    await save({ mfa: { enforcement: 'all', enforcedFrom: begin } })
    const bodies = sent('/mfa-policy').flatMap(({ body }) => (body === null ? [] : [body]))
    expect(bodies).toEqual([{ enforceMFAType: 'Force' }])
  })

  it('no begin is offered if the vendor asks for a second factor itself', async () => {
    const { emulator, load, mfa } = await open()
    emulator.setPolicy({ mfa: 'forcedExceptSso' })
    await load()
    expect(mfa()).toMatchObject({ least: 'exceptSso', isPostponable: false })
  })

  describe('of the vendor', () => {
    const inDays = (days: number, { emulator }: Awaited<ReturnType<typeof open>>) =>
      new Date(emulator.now() + days * 86_400_000).toISOString()

    it('the begin of the vendor is read', async () => {
      const app = await open()
      app.emulator.setPolicy({ mfa: 'forced', mfaInDays: 20 })
      await app.load()
      expect(app.mfa()).toMatchObject({ least: 'all', isPostponable: false, enforcedFrom: inDays(20, app) })
    })

    it.each([
      ['earlier', 5, 5],
      ['later', 30, 20],
    ])('an own begin that is %s leaves the earlier one', async (_, own, shown) => {
      const app = await open()
      app.emulator.setPolicy({ mfa: 'forced', mfaInDays: 20 })
      app.emulator.setPolicy({ tenant: 'Acme', mfa: 'forced', mfaInDays: own })
      await app.load()
      expect(app.mfa()?.enforcedFrom).toBe(inDays(shown, app))
    })

    it('an own policy that holds at once has no begin', async () => {
      const app = await open()
      app.emulator.setPolicy({ mfa: 'forced', mfaInDays: 20 })
      app.emulator.setPolicy({ tenant: 'Acme', mfa: 'forced', mfaInDays: null })
      await app.load()
      expect(app.mfa()?.enforcedFrom).toBeNull()
    })

    it('a stronger policy of the tenant keeps the begin that was shown', async () => {
      const app = await open()
      app.emulator.setPolicy({ tenant: 'Acme', mfa: 'off' })
      app.emulator.setPolicy({ mfa: 'forcedExceptSso', mfaInDays: 20 })
      await app.load()
      expect((await app.save({ mfa: { enforcement: 'all' } })).ok).toBe(true)
      expect(app.saved()).toMatchObject({ enforceMFAType: 'Force', enforcedFrom: inDays(20, app) })
      await app.load()
      expect(app.mfa()).toMatchObject({ enforcement: 'all', enforcedFrom: inDays(20, app) })
    })
  })
})
