import { describe, expect, it } from 'vitest'
import { type App, type AppOptions, openApp, until } from '../../../../test/open-app.ts'
import { securityPoliciesFeature } from './feature.ts'
import { isWeaker, strongest } from './policies/mfa.ts'

const root = '/identity/resources/configurations/v1'
const me = 'admin@acme.test'

async function open(options: AppOptions = {}, arrange: (app: App) => void = () => {}) {
  const app = await openApp({ signedInAs: me, ...options })
  arrange(app)
  const slice = app.client.get(securityPoliciesFeature)
  slice.subscribe(() => {})
  await until(() => slice.getSnapshot().calls.load.status !== 'pending')
  const { emulator } = app.provider
  const acme = () => emulator.snapshot().tenants[0]?.id ?? ''
  return {
    ...app,
    emulator,
    save: slice.actions.save,
    load: slice.actions.load,
    value: () => slice.getSnapshot().value,
    calls: () => slice.getSnapshot().calls,
    policies: () => emulator.snapshot().security,
    acme,
  }
}

/** Answers a read of a policy with a status. */
const refuse =
  (status: number, ...names: readonly string[]): NonNullable<AppOptions['instead']> =>
  ({ pathname }, init) =>
    (init?.method ?? 'GET') === 'GET' && names.some((name) => pathname.endsWith(name))
      ? Promise.resolve(Response.json({ errors: ['refused'], errorCode: 'ER-0' }, { status }))
      : undefined

describe('the policies of the tenant', () => {
  it('the policies of the demo tenant are those of the vendor', async () => {
    const { value } = await open()
    expect(value()).toMatchObject({
      mfa: { enforcement: 'none', least: 'none', isPostponable: true, enforcedFrom: null },
      userLockout: { isEnabled: true, maxAttempts: 5 },
      passwordHistory: { isEnabled: false, historySize: 3, isFixed: false },
      passwordRotation: {
        isActive: false,
        rotationPeriod: 90,
        notificationPeriod: 7,
        longestPeriod: null,
        isFixed: false,
      },
      passwordLength: { minLength: 6, maxLength: 128 },
      captcha: { isEnabled: false, siteKey: expect.any(String) },
      strategies: { main: [{ strategy: 'EmailAndPassword' }], secondary: [] },
    })
  })

  it.each([403, 404])(
    'a policy whose read is answered with %i is not offered, and not requested again',
    async (status) => {
      const names = [root, `${root}/mfa-policy`, `${root}/mfa-policy/vendor`]
      const { value, sent } = await open({ instead: refuse(status, ...names) })
      expect(value()).toMatchObject({ mfa: null, userLockout: { maxAttempts: 5 } })
      for (const name of names) expect(sent(name)).toHaveLength(1)
    },
  )

  it('an enforcement without a value is one that is not known', async () => {
    const { value } = await open({
      instead: ({ pathname }) =>
        pathname.endsWith('/mfa-policy') ? Promise.resolve(Response.json({ enforceMFAType: '' })) : undefined,
    })
    expect(value()?.mfa).toMatchObject({ enforcement: '', least: 'none' })
  })

  it('the policies have no captcha if its read fails', async () => {
    const { value, calls } = await open({ instead: refuse(500, '/captcha-policy/public') })
    expect([calls().load.status, value()?.captcha]).toEqual(['succeeded', null])
  })

  it('the policies have no password rotation if its read fails', async () => {
    const { value, calls } = await open({ instead: refuse(500, '/password-rotation', '/password-rotation/vendor') })
    expect(calls().load.status).toBe('succeeded')
    expect(value()?.passwordRotation).toMatchObject({ isActive: false, longestPeriod: null })
  })

  it('fail to load if another policy fails', async () => {
    const { value, calls } = await open({ instead: refuse(500, '/lockout-policy') })
    expect([calls().load.error?.status, value()]).toEqual([500, null])
  })

  it('rotate passwords by the smaller of two periods', async () => {
    const { value } = await open({}, ({ provider: { emulator } }) => {
      emulator.setPolicy({ passwordRotation: 60 })
      emulator.setPolicy({ tenant: 'Acme', passwordRotation: 90 })
    })
    expect(value()?.passwordRotation).toMatchObject({ isActive: true, rotationPeriod: 60, longestPeriod: 60 })
  })

  it('password history and rotation are fixed if the vendor lets no tenant change them', async () => {
    const { value } = await open({
      instead: (url) =>
        url.pathname.endsWith(root)
          ? Promise.resolve(
              Response.json({ allowOverrideEnforcePasswordHistory: false, allowOverridePasswordExpiration: false }),
            )
          : undefined,
    })
    expect([value()?.passwordHistory?.isFixed, value()?.passwordRotation.isFixed]).toEqual([true, true])
  })

  it('the policies are cleared when the user logs out', async () => {
    const app = await open()
    await app.client.session.logOut()
    expect(app.value()).toBeNull()
  })
})

describe('saving a policy', () => {
  const cases = [
    {
      name: 'mfa',
      patch: { enforcement: 'all' },
      next: { enforcement: 'exceptSso' },
      verb: 'MfaPolicy',
      kept: { enforceMFAType: 'ForceExceptSAML' },
    },
    {
      name: 'userLockout',
      patch: { maxAttempts: 8 },
      next: { isEnabled: false },
      verb: 'LockoutPolicy',
      kept: { maxAttempts: 8, enabled: false },
    },
    {
      name: 'passwordHistory',
      patch: { isEnabled: true },
      next: { historySize: 5 },
      verb: 'PasswordHistoryPolicy',
      kept: { enabled: true, historySize: 5 },
    },
  ] as const

  it.each(cases)('creates $name if the tenant has none, and updates it afterwards', async (given) => {
    const { save, value, called, policies, acme } = await open()
    expect((await save({ [given.name]: given.patch })).ok).toBe(true)
    expect(called()).toContain(`create${given.verb}`)
    expect(called()).not.toContain(`update${given.verb}`)
    expect((await save({ [given.name]: given.next })).ok).toBe(true)
    expect(called().filter((one) => one === `create${given.verb}`)).toHaveLength(1)
    expect(called()).toContain(`update${given.verb}`)
    expect(value()?.[given.name]).toMatchObject({ ...given.patch, ...given.next })
    const { mfa, lockout, passwordHistory = {} } = policies()
    const kept = { mfa, userLockout: lockout, passwordHistory }[given.name][acme()]
    expect(kept).toMatchObject(given.kept)
  })

  it('names the id of the policy that it updates', async () => {
    const { save, sent, policies, acme } = await open()
    await save({ userLockout: { maxAttempts: 8 } })
    await save({ userLockout: { maxAttempts: 9 } })
    const bodies = sent('/lockout-policy').flatMap(({ body }) => (body === null ? [] : [body]))
    expect(bodies).toEqual([
      { enabled: true, maxAttempts: 8 },
      { enabled: true, maxAttempts: 9, id: policies().lockout[acme()]?.id },
    ])
  })

  it('creates a rotation each time', async () => {
    const { save, called, policies, acme } = await open()
    await save({ passwordRotation: { isActive: true } })
    await save({ passwordRotation: { rotationPeriod: 30 } })
    expect(called().filter((one) => one === 'savePasswordRotationPolicy')).toHaveLength(2)
    expect(policies().passwordRotation?.[acme()]).toEqual({ isActive: true, rotationPeriod: 30, notificationPeriod: 7 })
  })

  it('makes a rotation of the vendor shorter for the tenant', async () => {
    const { save, value } = await open({}, ({ provider }) => provider.emulator.setPolicy({ passwordRotation: 60 }))
    expect((await save({ passwordRotation: { rotationPeriod: 30 } })).ok).toBe(true)
    await until(() => value()?.passwordRotation.rotationPeriod === 30)
    expect(value()?.passwordRotation).toMatchObject({ isActive: true, longestPeriod: 60 })
  })

  it.each([
    ['a second step for fewer people', { mfa: { enforcement: 'none' } }],
    ['a longer rotation', { passwordRotation: { rotationPeriod: 61 } }],
    ['no rotation', { passwordRotation: { isActive: false } }],
  ])('a save is refused without a call if it is weaker than the vendor requires: %s', async (_, patch) => {
    const { save, value, sent } = await open({}, ({ provider: { emulator } }) => {
      emulator.setPolicy({ mfa: 'forcedExceptSso', passwordRotation: 60 })
    })
    const before = value()
    expect(before?.mfa).toMatchObject({ enforcement: 'exceptSso', least: 'exceptSso' })
    expect(await save(patch)).toMatchObject({ ok: false, error: { code: 'weaker-than-vendor' } })
    expect(value()).toEqual(before)
    expect(
      sent('/mfa-policy')
        .concat(sent('/password-rotation'))
        .every(({ body }) => body === null),
    ).toBe(true)
  })

  it('shows it at once, and the former one after a refusal', async () => {
    const { save, value, emulator, clock } = await open()
    emulator.faults.add({ operation: 'createMfaPolicy', kind: 'status', status: 500, delayMs: 1000 })
    const saving = save({ mfa: { enforcement: 'all' } })
    await until(() => value()?.mfa?.enforcement === 'all')
    await clock.advance(1000)
    expect(await saving).toMatchObject({ ok: false, error: { status: 500 } })
    expect(value()?.mfa?.enforcement).toBe('none')
  })

  it('keeps what another administrator has changed meanwhile', async () => {
    const { save, emulator, policies, acme } = await open()
    emulator.setPolicy({ tenant: 'Acme', lockout: 4 })
    await save({ userLockout: { isEnabled: false } })
    expect(policies().lockout[acme()]).toMatchObject({ enabled: false, maxAttempts: 4 })
  })

  it('a save of several policies names the saved ones if a later one is refused, and can be repeated', async () => {
    const { save, emulator, policies, acme } = await open()
    emulator.faults.add({ operation: 'createLockoutPolicy', kind: 'status', status: 500, times: 1 })
    const patch = { mfa: { enforcement: 'all' }, userLockout: { maxAttempts: 3 } }
    expect(await save(patch)).toMatchObject({ ok: false, error: { code: 'security-partly-saved', status: 500 } })
    expect(policies().mfa[acme()]?.enforceMFAType).toBe('Force')
    expect((await save(patch)).ok).toBe(true)
    expect(policies().lockout[acme()]?.maxAttempts).toBe(3)
  })

  it('two saves at once are sent one after the other, and both are kept', async () => {
    const { save, policies, acme } = await open()
    const both = [save({ userLockout: { maxAttempts: 3 } }), save({ userLockout: { isEnabled: false } })]
    expect((await Promise.all(both)).every(({ ok }) => ok)).toBe(true)
    expect(policies().lockout[acme()]).toMatchObject({ enabled: false, maxAttempts: 3 })
  })

  it('a save of a policy is refused if the user may only read', async () => {
    const { save } = await open({ signedInAs: 'reader@acme.test' })
    expect(await save({ userLockout: { maxAttempts: 3 } })).toMatchObject({ ok: false, error: { status: 403 } })
  })
})

describe('the stronger enforcement', () => {
  it.each([
    ['none', 'all', 'all'],
    ['all', 'exceptSso', 'all'],
    ['exceptSso', 'none', 'exceptSso'],
    ['ForceSometimes', 'all', 'ForceSometimes'],
    [undefined, 'all', 'all'],
    [undefined, undefined, null],
  ])('the stronger enforcement of %s and %s is %s', (one, other, expected) => {
    expect(strongest(one, other)).toBe(expected)
    expect(strongest(other, one)).toBe(expected)
  })

  it('an enforcement is not weaker than itself', () => {
    expect(isWeaker('all', 'all')).toBe(false)
  })
})
