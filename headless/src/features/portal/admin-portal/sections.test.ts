import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../../../test/setup-seed.ts'
import { type KnownPortal, knownPortal, person } from '../../../../test/known-portal.ts'
import type { Client } from '../../../client/index.ts'
import { defaultMetadata, type NavigationEntry } from '../../../metadata/index.ts'
import { createFrozenClient, frozen } from '../../../preview/index.ts'
import { matchesPermission } from '../../../rules/index.ts'
import { sessionFeature } from '../../../session/index.ts'
import { startUpFeature } from '../../../startup/index.ts'
import { judge } from '../../entitlements/index.ts'
import { portalSectionIds } from './section-ids.ts'
import { sectionsBy } from './sections.ts'
import type { PortalSectionRule } from './types.ts'

const shownPortalSections = (client: Client, rules?: readonly PortalSectionRule[]) => sectionsBy(client, rules, judge)

const idsOf = (given: KnownPortal, rules?: readonly PortalSectionRule[]) =>
  shownPortalSections(knownPortal(given), rules)?.map(({ id }) => id)

const only = (id: string, entry: NavigationEntry, given: KnownPortal = {}) =>
  idsOf({ ...given, navigation: { [id]: entry } }, [{ id }])

describe('the sections of a tenant that configures nothing', () => {
  it('a tenant that configures nothing has six sections, in the order of the navigation', () => {
    expect(idsOf({})).toEqual(['profile', 'privacy', 'account', 'users', 'security', 'audits'])
  })

  it('name the permissions that the user lacks', () => {
    const shown = shownPortalSections(knownPortal({ user: { permissions: ['fe.secure.read.users'] } }))
    expect(shown?.filter(({ lacks }) => lacks.length > 0)).toEqual([
      { id: 'account', lacks: ['fe.secure.read.accountSettings'] },
      { id: 'security', lacks: ['fe.secure.read.securityPolicy'] },
      { id: 'audits', lacks: ['fe.secure.read.audits'] },
    ])
  })
})

describe('a section', () => {
  const permissions = ['fe.secure.read.groups', 'fe.secure.read.roles']

  it.each([
    ['always is shown to a user who holds nothing', { visibility: 'always', permissions }, [], true],
    ['hidden is shown to no user', { visibility: 'hidden', permissions }, ['*'], false],
    [
      'byPermissions needs one of its keys',
      { visibility: 'byPermissions', permissions },
      ['fe.secure.read.roles'],
      true,
    ],
    ['byPermissions is met by a wildcard', { visibility: 'byPermissions', permissions }, ['fe.secure.*'], true],
    [
      'byPermissions is not met by another key',
      { visibility: 'byPermissions', permissions },
      ['fe.secure.write.x'],
      false,
    ],
    ['byPermissions without keys is shown', { visibility: 'byPermissions' }, [], true],
    [
      'of a branch is met by any key below',
      { visibility: 'byPermissions', permissions: ['fe.subscriptions.*'] },
      ['fe.subscriptions.read.invoices'],
      true,
    ],
    ['of an unknown visibility is hidden', { visibility: 'sometimes' }, ['*'], false],
    ['of malformed permissions is shown always', { visibility: 'always', permissions: 'x' }, [], true],
  ] as const)('%s', (_, entry, held, isShown) => {
    expect(only('groups', entry as never, { user: { permissions: [...held] } })).toEqual(isShown ? ['groups'] : [])
  })

  it('a section is shown to a super user without any permission', () => {
    expect(only('groups', { visibility: 'byPermissions', permissions }, { user: { isSuperUser: true } })).toEqual([
      'groups',
    ])
  })

  it.each([
    [{}, []],
    [{ 'fe-usage-page': 'off' }, []],
    [{ 'fe-usage-page': 'on' }, ['usage']],
  ] as const)('a section with a flag requires it to be on, even if it is always shown: %j', (flags, shown) => {
    expect(only('usage', { visibility: 'always', featureFlag: 'fe-usage-page' }, { flags })).toEqual(shown)
  })

  it.each([
    ['groups', 'groups-admin-box-new'],
    ['allAccounts', 'msp-all-accounts-new'],
  ])('a section that the provider withholds is hidden: %s', (id, flag) => {
    expect(only(id, { visibility: 'always' })).toEqual([id])
    expect(only(id, { visibility: 'always' }, { flags: { [flag]: 'on' } })).toEqual([id])
    expect(only(id, { visibility: 'always' }, { flags: { [flag]: 'off' } })).toEqual([])
  })

  it.each([
    ['subscriptions', 'subscription'],
    ['sso', 'singleSignOn'],
  ])('a section with two names has the rule of either: %s, %s', (...names) => {
    for (const id of names) {
      expect(idsOf({}, [{ id }])).toEqual([])
      for (const name of names) {
        expect(idsOf({ navigation: { [name]: { visibility: 'always' } } }, [{ id }])).toEqual([id])
      }
    }
  })

  it('a section of the application is shown always, by its own rule, or by the metadata', () => {
    const rules = [
      { id: 'invoices' },
      { id: 'costs', visibility: 'byPermissions', permissions: ['costs.read'] },
      { id: 'plans' },
    ] as const
    expect(idsOf({ navigation: { plans: { visibility: 'hidden' } } }, rules)).toEqual(['invoices'])
    expect(idsOf({ user: { permissions: ['costs.*'] } }, rules)).toEqual(['invoices', 'costs', 'plans'])
  })

  it('a section rule of the application overrides that of the metadata', () => {
    expect(
      idsOf({}, [
        { id: 'users', visibility: 'hidden' },
        { id: 'groups', visibility: 'always' },
      ]),
    ).toEqual(['groups'])
  })
})

describe('a section under the flag admin-portal-use-is-entitled', () => {
  const flags = { 'admin-portal-use-is-entitled': 'on' }
  const user = { permissions: ['fe.*'] }
  const entry = { visibility: 'byPermissions', permissions: ['fe.usage.read'] } as const

  it('needs the entitlement to its permission', () => {
    const linked = { usage: { linkedPermissions: ['fe.usage.read'], expireTime: 1, planIds: [] } }
    const permissions = { 'fe.usage.read': true }
    expect(only('webhooks', entry, { user, flags, entitled: { permissions } })).toEqual(['webhooks'])
    expect(only('webhooks', entry, { user, flags, entitled: { permissions, features: linked } })).toEqual(['webhooks'])
    const expired = { usage: { linkedPermissions: ['fe.usage.read'], expireTime: -5, planIds: [] } }
    expect(only('webhooks', entry, { user, flags, entitled: { permissions, features: expired } })).toEqual([])
    expect(only('webhooks', entry, { user, flags: {}, entitled: { permissions, features: expired } })).toEqual([
      'webhooks',
    ])
    expect(only('webhooks', entry, { user, flags, entitled: { permissions: {} } })).toEqual([])
  })

  it('a branch permission of a section is satisfied by any entitled permission below it', () => {
    const branch = { visibility: 'byPermissions', permissions: ['fe.subscriptions.*'] } as const
    const permissions = { 'fe.subscriptions.read.invoices': true }
    expect(only('webhooks', branch, { user, flags, entitled: { permissions } })).toEqual(['webhooks'])
    expect(only('webhooks', branch, { user, flags, entitled: { permissions: { 'fe.other': true } } })).toEqual([])
  })

  it('goes by held permissions if the client reads no entitlements', () => {
    expect(only('webhooks', entry, { user, flags })).toEqual(['webhooks'])
  })
})

describe('the sections before everything is known', () => {
  it('the sections are null until session, flags and metadata are read, and empty for a signed-out user', () => {
    expect(
      shownPortalSections(createFrozenClient([frozen(sessionFeature, { status: 'restoring', user: null })])),
    ).toBeNull()
    const reading = createFrozenClient([
      frozen(sessionFeature, { status: 'authenticated', user: person }),
      frozen(startUpFeature, { status: 'loading' }),
    ])
    expect(shownPortalSections(reading)).toBeNull()
    expect(shownPortalSections(createFrozenClient([]))).toEqual([])
  })

  it('the sections are the defaults if the metadata could not be read', () => {
    const client = createFrozenClient([
      frozen(sessionFeature, { status: 'authenticated', user: person }),
      frozen(startUpFeature, { status: 'loaded', metadata: null }),
    ])
    expect(shownPortalSections(client)?.map(({ id }) => id)).toContain('users')
  })
})

describe('permissions and sections', () => {
  const key = fc.constantFrom(
    'fe.secure.read.users',
    'fe.secure.read.groups',
    'fe.secure.*',
    'fe.*',
    'fe.subscriptions.*',
    'fe.subscriptions.read.plans',
    '*',
  )
  const entry = fc.record(
    {
      visibility: fc.constantFrom('always', 'hidden', 'byPermissions'),
      permissions: fc.array(key, { maxLength: 3 }),
      featureFlag: fc.constantFrom('one', 'two'),
    },
    { requiredKeys: ['visibility'] },
  )
  const navigation = fc.dictionary(fc.constantFrom(...portalSectionIds), entry)
  const flags = fc.dictionary(
    fc.constantFrom('one', 'two', 'groups-admin-box-new', 'msp-all-accounts-new'),
    fc.constantFrom('on', 'off'),
  )

  const isMet = (held: readonly string[], asked: string) =>
    held.some((one) => matchesPermission(one, asked) || (asked.endsWith('.*') && one.startsWith(asked.slice(0, -1))))

  it('agree for every user, tenant and flag', () => {
    fc.assert(
      fc.property(
        fc.array(key, { maxLength: 3 }),
        fc.boolean(),
        navigation,
        flags,
        (permissions, isSuperUser, entries, values) => {
          const user = { ...person, permissions, isSuperUser }
          const shown = shownPortalSections(knownPortal({ user, navigation: entries, flags: values })) ?? []
          for (const id of portalSectionIds) {
            const rule: NavigationEntry = { ...(entries[id] ?? defaultMetadata.navigation?.[id]) }
            const holdsOne =
              !rule.permissions?.length || isSuperUser || rule.permissions.some((asked) => isMet(permissions, asked))
            const isOn = rule.featureFlag === undefined || values[rule.featureFlag] === 'on'
            const flag = { groups: 'groups-admin-box-new', allAccounts: 'msp-all-accounts-new' }[id as string]
            const isWithheld = flag !== undefined && values[flag] === 'off'
            const isShown =
              rule.visibility !== 'hidden' && isOn && !isWithheld && (rule.visibility === 'always' || holdsOne)
            const found = shown.find((one) => one.id === id)
            expect([id, found !== undefined], JSON.stringify(rule)).toEqual([id, isShown])
            if (found) expect(found.lacks).toEqual(holdsOne ? [] : rule.permissions)
          }
        },
      ),
      { numRuns: runs(300) },
    )
  })

  it('an additional permission never hides a section', () => {
    fc.assert(
      fc.property(fc.array(key, { maxLength: 3 }), key, navigation, (permissions, more, entries) => {
        const before = idsOf({ user: { permissions }, navigation: entries }) ?? []
        const after = idsOf({ user: { permissions: [...permissions, more] }, navigation: entries }) ?? []
        expect(after).toEqual(expect.arrayContaining(before))
      }),
      { numRuns: runs(200) },
    )
  })
})
