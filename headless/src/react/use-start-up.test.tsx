import { act, cleanup } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { openApp, until } from '../../test/open-app.ts'
import { watch } from '../../test/watch.tsx'
import { useFeatureFlag, useFeatureFlags } from '../react/index.ts'

afterEach(cleanup)

describe('a flag', () => {
  it('a flag is on only if the provider returns on', async () => {
    const app = await openApp({ starts: false })
    app.provider.emulator.arrange((state) => {
      state.flags = { one: 'on', two: 'off', 'admin-portal-use-is-entitled': 'on' }
    })
    const names = ['one', 'two', 'three', 'constructor', 'admin-portal-use-is-entitled'] as const
    const { now } = watch(app, () => useFeatureFlags(names))
    expect(Object.values(now() ?? {})).not.toContain(true)
    await act(() => until(() => now()?.one === true))
    expect(now()).toEqual({
      one: true,
      two: false,
      three: false,
      constructor: false,
      'admin-portal-use-is-entitled': true,
    })
  })

  it('a flag is on or off as in the client’s options, regardless of the provider', async () => {
    const app = await openApp({ flags: { 'fe-usage-page': 'on', 'show-passkeys-new': 'off' } })
    expect(watch(app, () => useFeatureFlags(['fe-usage-page', 'show-passkeys-new'])).now()).toEqual({
      'fe-usage-page': true,
      'show-passkeys-new': false,
    })
  })

  it('a flag is that of the user once they are signed in', async () => {
    const app = await openApp({ starts: false, signedInAs: 'admin@acme.test' })
    const { emulator } = app.provider
    const admin = emulator.snapshot().users.find(({ email }) => email === 'admin@acme.test')
    const { tenantId = '' } = admin?.memberships[0] ?? {}
    emulator.flags.set('beta', 'on', { tenantId, userId: admin?.id ?? '' })
    const { now } = watch(app, () => useFeatureFlag('beta'))
    await act(() => until(() => now() === true))
  })

  it('renders only when it changes', async () => {
    const app = await openApp()
    const { answers } = watch(app, () => useFeatureFlag('beta'))
    for (const [name, state] of [
      ['other', 'on'],
      ['beta', 'on'],
      ['beta', 'on'],
      ['beta', 'off'],
    ] as const) {
      app.provider.emulator.flags.set(name, state)
      await act(async () => void (await app.client.startUp.loadFlags()))
    }
    expect(answers).toEqual([false, true, false])
  })
})
