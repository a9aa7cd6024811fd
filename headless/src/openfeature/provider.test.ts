import { OpenFeature, ProviderEvents } from '@openfeature/web-sdk'
import { afterEach, describe, expect, it } from 'vitest'
import { type AppOptions, openApp, until } from '../../test/open-app.ts'
import { entitlementsFeature } from '../features/entitlements/index.ts'
import { createOpenFeatureProvider } from './index.ts'

afterEach(() => OpenFeature.close())

/** Opens an application with a signed-in user. Returns it with the client of the OpenFeature SDK. */
async function open(options: AppOptions = {}) {
  const app = await openApp({ entitlements: true, signedInAs: 'reader@acme.test', starts: false, ...options })
  const { emulator } = app.provider
  emulator.entitlements.grant('gold')
  emulator.entitlements.grant('ended', { expireTime: 0 })
  emulator.flags.set('beta', 'on')
  await OpenFeature.setProviderAndWait(createOpenFeatureProvider(app.client))
  return { ...app, flags: OpenFeature.getClient() }
}

describe('the provider for OpenFeature', () => {
  it('the OpenFeature provider is ready once the entitlements of the user are known', async () => {
    const { flags } = await open()
    expect(flags.providerStatus).toBe('READY')
    expect(flags.getBooleanDetails('gold', false)).toMatchObject({
      value: true,
      reason: 'TARGETING_MATCH',
      flagMetadata: {},
    })
  })

  it('the OpenFeature provider gives the reason if a user is not entitled', async () => {
    const { flags } = await open()
    expect(flags.getBooleanDetails('ended', true)).toMatchObject({
      value: false,
      reason: 'TARGETING_MATCH',
      flagMetadata: { justification: 'BUNDLE_EXPIRED' },
    })
  })

  it('knows the flags of the provider', async () => {
    const { flags } = await open({ flags: { gamma: 'off' } })
    expect(flags.getBooleanDetails('beta', false)).toMatchObject({ value: true, reason: 'STATIC' })
    expect(flags.getBooleanDetails('gamma', true)).toMatchObject({ value: false, reason: 'STATIC' })
  })

  it.each(['platinum', 'constructor'])('the OpenFeature provider does not find %s', async (key) => {
    const { flags } = await open()
    for (const otherwise of [true, false]) {
      expect(flags.getBooleanDetails(key, otherwise)).toMatchObject({
        value: otherwise,
        reason: 'ERROR',
        errorCode: 'FLAG_NOT_FOUND',
      })
    }
  })

  it('asks rules about the context', async () => {
    const { flags, provider, client } = await open()
    const isPro = { attribute: 'plan', op: 'in_list', value: { list: ['pro'] }, negate: false }
    const rules = [{ conditionLogic: 'and', conditions: [isPro], treatment: 'true' }]
    const featureFlag = { on: true, offTreatment: 'false', defaultTreatment: 'false', rules }
    provider.emulator.entitlements.grant('silver', { expireTime: null, featureFlag: featureFlag as never })
    await client.get(entitlementsFeature).actions.load()
    expect(flags.getBooleanValue('silver', false)).toBe(false)
    await OpenFeature.setContext({ plan: 'pro' })
    expect(flags.getBooleanValue('silver', false)).toBe(true)
    await OpenFeature.setContext({})
  })

  it('the OpenFeature provider emits ConfigurationChanged if something has changed', async () => {
    const { flags, provider, client } = await open()
    let changes = 0
    flags.addHandler(ProviderEvents.ConfigurationChanged, () => (changes += 1))
    provider.emulator.entitlements.revoke('gold')
    await client.get(entitlementsFeature).actions.load()
    await until(() => changes > 0)
    expect(flags.getBooleanDetails('gold', false)).toMatchObject({ value: false, errorCode: 'FLAG_NOT_FOUND' })
  })

  it('answers with the default where it is asked for another type', async () => {
    const { flags } = await open()
    const details = [
      flags.getStringDetails('gold', 'x'),
      flags.getNumberDetails('gold', 5),
      flags.getObjectDetails('gold', { a: 1 }),
    ]
    expect(details.map(({ value, errorCode }) => [value, errorCode])).toEqual([
      ['x', 'TYPE_MISMATCH'],
      [5, 'TYPE_MISMATCH'],
      [{ a: 1 }, 'TYPE_MISMATCH'],
    ])
  })

  it('the OpenFeature provider is ready without entitlements, and still knows the flags', async () => {
    const { flags } = await open({ entitlements: false })
    expect(flags.providerStatus).toBe('READY')
    const details = flags.getBooleanDetails('gold', false)
    expect(details).toMatchObject({
      errorCode: 'FLAG_NOT_FOUND',
      errorMessage: expect.stringContaining('entitlements: true'),
    })
    expect(flags.getBooleanValue('beta', false)).toBe(true)
  })
})
