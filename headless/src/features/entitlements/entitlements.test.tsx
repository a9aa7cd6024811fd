import { act, cleanup, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { type App, type AppOptions, openApp, until } from '../../../test/open-app.ts'
import { watch } from '../../../test/watch.tsx'
import { PorticoProvider } from '../../react/index.ts'
import {
  Can,
  type CanRequest,
  entitlementsFeature,
  type GuardRequest,
  type Permit,
  useAuthorized,
  useCan,
  useEntitlements,
} from './react.ts'

afterEach(cleanup)

/** An application with a signed-in user and entitlements enabled. */
const open = (options: AppOptions = {}) => openApp({ entitlements: true, signedInAs: 'reader@acme.test', ...options })

const isLoaded = (app: App) => until(() => app.client.get(entitlementsFeature).getSnapshot().status === 'loaded')
const reload = (app: App) => act(async () => void (await app.client.get(entitlementsFeature).actions.load()))
const pass = (app: App, ms: number) => act(() => app.clock.advance(ms))

async function watchLoaded<Answer>(app: App, useIt: () => Answer) {
  const watched = watch(app, useIt)
  await act(() => isLoaded(app))
  return watched
}

const entitled = { isEntitled: true, justification: null, isPending: false, error: null }
const missing = { ...entitled, isEntitled: false, justification: 'MISSING_FEATURE' }
const expired = { ...missing, justification: 'BUNDLE_EXPIRED' }

describe('useEntitlements', () => {
  it('useEntitlements is pending at first, then returns the entitlements of the provider', async () => {
    const app = await open()
    app.provider.emulator.entitlements.grant('exports')
    const { answers } = await watchLoaded(app, () => useEntitlements({ featureKey: 'exports' }))
    expect(answers).toEqual([{ ...entitled, isEntitled: false, isPending: true }, entitled])
  })

  it('changes when a feature is granted and revoked, and renders only then', async () => {
    const app = await open()
    const { answers } = await watchLoaded(app, () => useEntitlements({ featureKey: 'exports' }))
    app.provider.emulator.entitlements.grant('exports')
    await reload(app)
    app.provider.emulator.entitlements.grant('something-else')
    await reload(app)
    app.provider.emulator.entitlements.revoke('exports')
    await reload(app)
    expect(answers.slice(1)).toEqual([missing, entitled, missing])
  })

  it('changes by itself when the bundle ends', async () => {
    const app = await open()
    const expireTime = app.clock.now() + 90_000
    app.provider.emulator.entitlements.grant('exports', { expireTime })
    app.provider.emulator.entitlements.grant('others', { expireTime: expireTime - 50_000 })
    const { answers, now } = await watchLoaded(app, () => useEntitlements({ featureKey: 'exports' }))
    await pass(app, 90_000)
    expect(now()).toEqual(entitled)
    await pass(app, 1)
    expect(answers.slice(1)).toEqual([entitled, expired])
  })

  it('asks for a permission with the features linked to it', async () => {
    const app = await open()
    const { emulator } = app.provider
    emulator.permissions.grant('exports.read')
    const { answers } = await watchLoaded(app, () => useEntitlements({ permissionKey: 'exports.read' }))
    emulator.entitlements.grant('exports', { expireTime: 0, linkedPermissions: ['exports.*'] })
    await reload(app)
    emulator.permissions.revoke('exports.read')
    await reload(app)
    expect(answers.slice(1)).toEqual([entitled, expired, { ...missing, justification: 'MISSING_PERMISSION' }])
  })

  it('asks rules about the user and about attributes of the application, written inline', async () => {
    const app = await open()
    const isReader = {
      attribute: 'frontegg.email',
      op: 'ends_with',
      value: { list: ['@acme.test'] },
      negate: false,
    } as const
    const isPro = { attribute: 'plan', op: 'in_list', value: { list: ['pro'] }, negate: false } as const
    const rule = { conditionLogic: 'and', conditions: [isReader, isPro], treatment: 'true' } as const
    const featureFlag = { on: true, offTreatment: 'false', defaultTreatment: 'false', rules: [rule] } as const
    app.provider.emulator.entitlements.grant('exports', { expireTime: null, featureFlag: featureFlag as never })
    let plan = 'pro'
    const { answers } = await watchLoaded(app, () => useEntitlements({ featureKey: 'exports' }, { plan }))
    plan = 'free'
    await reload(app)
    expect(answers.slice(1)).toEqual([entitled])
    const others = await watchLoaded(app, () => useEntitlements({ featureKey: 'exports' }, { plan }))
    expect(others.now()).toEqual(missing)
  })

  it('keeps what is known where the provider cannot be asked, and entitles to nothing where nothing is', async () => {
    const app = await open()
    app.provider.emulator.faults.add({ operation: 'getUserEntitlements', kind: 'status', status: 500 })
    const { now } = watch(app, () => useEntitlements({ featureKey: 'reports' }))
    await act(() => until(() => app.client.get(entitlementsFeature).getSnapshot().status === 'failed'))
    expect(now()).toEqual(missing)
    app.provider.emulator.faults.clear()
    app.provider.emulator.entitlements.grant('reports')
    await reload(app)
    app.provider.emulator.faults.add({ operation: 'getUserEntitlements', kind: 'status', status: 500 })
    await reload(app)
    expect(now()).toEqual(entitled)
  })

  it('explains how to enable disabled entitlements, reads nothing, and does not throw', async () => {
    const app = await open({ entitlements: false })
    const { now, answers } = watch(app, () => useEntitlements({ featureKey: 'reports' }))
    await pass(app, 1000)
    expect(now()).toMatchObject({ isEntitled: false, isPending: false, error: { code: 'entitlements-disabled' } })
    expect(now()?.error?.message).toContain('createClient({ entitlements: true')
    expect(answers).toHaveLength(1)
    expect(app.called()).not.toContain('getUserEntitlements')
  })

  it('entitles to nothing once the user has gone', async () => {
    const app = await open()
    app.provider.emulator.entitlements.grant('exports')
    const { now } = await watchLoaded(app, () => useEntitlements({ featureKey: 'exports' }))
    await act(async () => void (await app.client.session.logOut()))
    expect(now()).toMatchObject({ isEntitled: false, isPending: false })
  })

  it('useEntitlements reads the entitlements once for several hooks', async () => {
    const app = await open()
    await watchLoaded(app, () => [useEntitlements({ featureKey: 'a' }), useEntitlements({ featureKey: 'b' })])
    expect(app.called().filter((operation) => operation === 'getUserEntitlements')).toHaveLength(1)
  })

  it('renders nothing when the session is renewed as it was', async () => {
    const app = await open()
    const { answers } = await watchLoaded(app, () => useEntitlements({ featureKey: 'reports' }))
    const before = answers.length
    await act(async () => void (await app.client.session.refresh()))
    expect(answers).toHaveLength(before)
  })
})

describe('useCan', () => {
  const ask = async (request: CanRequest, options?: AppOptions): Promise<Permit | undefined> => {
    const app = await open(options)
    const { now } = watch(app, () => useCan(request))
    await act(() => until(() => now()?.isPending === false))
    return now()
  }

  it.each<readonly [string, CanRequest, Partial<Permit>]>([
    ['nothing in particular', {}, { isAllowed: true, reasons: [], remedy: null }],
    ['a role that is held', { roles: ['ReadOnly'] }, { isAllowed: true }],
    [
      'a role that is not',
      { roles: ['ReadOnly', 'Admin'] },
      { isAllowed: false, reasons: ['MISSING_ROLE'], remedy: 'askAdministrator' },
    ],
    ['one role of two', { roles: ['ReadOnly', 'Admin'], mode: 'any' }, { isAllowed: true }],
    ['a permission that is held', { permissions: ['fe.secure.read.users'] }, { isAllowed: true }],
    [
      'a permission that is not',
      { permissions: ['fe.secure.write.users'] },
      { isAllowed: false, reasons: ['MISSING_PERMISSION'], remedy: 'askAdministrator' },
    ],
    [
      'a feature that is not there',
      { feature: 'gold' },
      { isAllowed: false, reasons: ['MISSING_FEATURE'], remedy: 'upgrade' },
    ],
    [
      'a feature that has ended',
      { feature: 'audit-export' },
      { isAllowed: false, reasons: ['BUNDLE_EXPIRED'], remedy: 'upgrade' },
    ],
    ['a feature that is there', { feature: 'reports' }, { isAllowed: true }],
    ['a second factor', { stepUp: true }, { isAllowed: false, reasons: ['STEP_UP_REQUIRED'], remedy: 'stepUp' }],
    [
      'a feature and a second factor',
      { feature: 'gold', stepUp: { maxAge: 60 } },
      { reasons: ['MISSING_FEATURE', 'STEP_UP_REQUIRED'], remedy: 'upgrade' },
    ],
    [
      'everything at once',
      { roles: ['x'], permissions: ['y'], feature: 'gold', permission: 'z', stepUp: true },
      {
        reasons: ['MISSING_ROLE', 'MISSING_PERMISSION', 'MISSING_FEATURE', 'STEP_UP_REQUIRED'],
        remedy: 'askAdministrator',
      },
    ],
  ])('asked for %s', async (_, request, expected) => {
    expect(await ask(request)).toMatchObject(expected)
  })

  it('traces what was looked at, in order', async () => {
    expect((await ask({ roles: ['ReadOnly'], feature: 'gold', stepUp: { maxAge: 60 } }))?.trace).toEqual([
      { check: 'roles', asked: 'ReadOnly', isMet: true, reason: null },
      { check: 'feature', asked: 'gold', isMet: false, reason: 'MISSING_FEATURE' },
      { check: 'stepUp', asked: '60 s', isMet: false, reason: 'STEP_UP_REQUIRED' },
    ])
  })

  it('asks a signed-out person to sign in', async () => {
    const app = await openApp({ entitlements: true })
    const { now } = watch(app, () => useCan({ roles: ['Admin'] }))
    expect(now()).toMatchObject({ isAllowed: false, reasons: ['SIGNED_OUT'], remedy: 'signIn' })
  })

  it('useCan is pending and does not allow while the session is restored', async () => {
    const app = await openApp({ starts: false })
    app.provider.emulator.faults.add({ operation: 'refreshToken', kind: 'delay' })
    expect(watch(app, () => useCan({})).now()).toMatchObject({
      isAllowed: false,
      isPending: true,
      reasons: [],
      remedy: null,
    })
  })

  it('reads no entitlements for roles and permissions alone', async () => {
    const app = await open()
    watch(app, () => useCan({ roles: ['Admin'], permissions: ['x'] }))
    await pass(app, 1000)
    expect(app.called()).not.toContain('getUserEntitlements')
  })

  it('reports disabled entitlements, without a remedy', async () => {
    expect(await ask({ feature: 'reports' }, { entitlements: false })).toMatchObject({
      isAllowed: false,
      reasons: ['ENTITLEMENTS_DISABLED'],
      remedy: 'none',
    })
  })
})

describe('useAuthorized', () => {
  it.each<GuardRequest>([
    {},
    { roles: ['ReadOnly'] },
    { roles: ['ReadOnly', 'Admin'] },
    { roles: ['ReadOnly', 'Admin'], mode: 'any' },
    { permissions: ['fe.secure.write.users'], roles: ['Admin'] },
  ])('answers %j as useCan does', async (request) => {
    const app = await open()
    const can = watch(app, () => useCan(request))
    const authorized = watch(app, () => useAuthorized(request))
    await act(() => until(() => can.now()?.isPending === false))
    expect(authorized.now()).toEqual(can.now())
  })

  it('asks a signed-out person to sign in, and is pending while the session is restored', async () => {
    const app = await openApp()
    expect(watch(app, () => useAuthorized({})).now()).toMatchObject({ isAllowed: false, remedy: 'signIn' })
    const starting = await openApp({ starts: false })
    expect(watch(starting, () => useAuthorized({})).now()).toMatchObject({ isAllowed: false, isPending: true })
  })

  it('renders again only when the result changes', async () => {
    const app = await open()
    const { answers } = watch(app, () => useAuthorized({ roles: ['ReadOnly'] }))
    const before = answers.length
    await act(async () => void (await app.client.session.refresh()))
    expect(answers).toHaveLength(before)
  })
})

describe('<Can>', () => {
  const show = (app: App, element: ReactElement) =>
    render(<PorticoProvider client={app.client}>{element}</PorticoProvider>).container

  it('shows its children where it is allowed, else the fallback, and nothing while that is not known', async () => {
    const app = await open()
    const container = show(
      app,
      <Can feature="reports" fallback="upgrade">
        reports
      </Can>,
    )
    expect(container.textContent).toBe('')
    await act(() => isLoaded(app))
    expect(container.textContent).toBe('reports')
    app.provider.emulator.entitlements.revoke('reports')
    await reload(app)
    expect(container.textContent).toBe('upgrade')
  })

  it('asks a function in either case', async () => {
    const app = await open()
    const container = show(app, <Can roles={['Admin']}>{({ isAllowed, remedy }) => `${isAllowed} ${remedy}`}</Can>)
    expect(container.textContent).toBe('false askAdministrator')
  })
})
