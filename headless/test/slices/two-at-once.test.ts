import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { relyingParty } from '../../../providers/emulator/src/node/relying-party.ts'
import type { Feature } from '../../src/client/index.ts'
import type { SliceArguments, SliceOptions } from '../../src/core/client.ts'
import type { Slice } from '../../src/core/slice.ts'
import { passwordRulesFeature } from '../../src/features/password-rules/feature.ts'
import { applicationAccessFeature } from '../../src/features/portal/applications/access.ts'
import { applicationsFeature } from '../../src/features/portal/applications/feature.ts'
import { userApplicationsFeature } from '../../src/features/portal/applications/user-applications.ts'
import { auditsFeature } from '../../src/features/portal/audits/feature.ts'
import { deviceFeature } from '../../src/features/portal/device/feature.ts'
import { groupsFeature } from '../../src/features/portal/groups/feature.ts'
import { groupFeature } from '../../src/features/portal/groups/group.ts'
import { ipPlaceFeature } from '../../src/features/portal/ip-place/feature.ts'
import { syncLogFeature } from '../../src/features/portal/provisioning/sync-log.ts'
import { reportPreviewFeature } from '../../src/features/portal/reports/preview.ts'
import { reportRunsFeature } from '../../src/features/portal/reports/runs.ts'
import { securityUsersFeature } from '../../src/features/portal/security/security-users.ts'
import { ssoTestFeature } from '../../src/features/portal/sso-connections/index.ts'
import { subAccountFeature } from '../../src/features/portal/sub-accounts/account.ts'
import { subAccountUsersFeature } from '../../src/features/portal/sub-accounts/account-users.ts'
import { subAccountsFeature } from '../../src/features/portal/sub-accounts/feature.ts'
import { usageFeature } from '../../src/features/portal/usage/feature.ts'
import { usageOfferFeature } from '../../src/features/portal/usage/offer.ts'
import { usersTableFeature } from '../../src/features/portal/users/feature.ts'
import { userFeature } from '../../src/features/portal/users/user.ts'
import { channelEventsFeature } from '../../src/features/portal/webhooks/channel-events.ts'
import { webhookHealthFeature } from '../../src/features/portal/webhooks/webhook-health.ts'
import { webhookLogsFeature } from '../../src/features/portal/webhooks/webhook-logs.ts'
import { type App, openApp } from '../open-app.ts'

interface Pair<Actions, Options> {
  /** The options of both. */
  readonly options: readonly [Options, Options]
  /** A text of each one's requests that the other's requests do not contain. */
  readonly marks: readonly [string, string]
  /** Such a text of each one's reads. Default: `marks`. */
  readonly reads?: readonly [string, string]
  /** The changes to call on the second. */
  readonly changes?: (actions: Actions) => readonly (() => Promise<unknown>)[]
}

interface Loaded {
  load(): Promise<unknown>
}

interface Row {
  readonly name: string
  readonly feature: object
  /** Opens both, and the first a second time. */
  open(app: App, ids: Ids): OpenPair
}

/** As much of a slice as these tests use. */
type Opened = Pick<Slice<object, Loaded>, 'actions' | 'subscribe'> & { readonly getSnapshot: () => object }

interface OpenPair extends Required<Omit<Pair<Loaded, unknown>, 'options' | 'changes'>> {
  readonly slices: readonly [Opened, Opened, Opened]
  readonly changes: readonly (() => Promise<unknown>)[]
}

function row<State extends object, Actions extends Loaded, Options, Memory>(
  feature: Feature<State, Actions, Options, Memory>,
  pairOf: (ids: Ids) => Pair<Actions, SliceOptions<Options>>,
): Row {
  return {
    name: feature.name,
    feature,
    open(app, ids) {
      const { options, marks, reads = marks, changes = () => [] } = pairOf(ids)
      const get = (own: SliceOptions<Options>) =>
        app.client.get<State, Actions, Options>(feature, ...([own] as SliceArguments<Options>))
      const [one, other] = [get(options[0]), get(options[1])]
      return { slices: [one, other, get({ ...options[0] })], marks, reads, changes: changes(other.actions) }
    },
  }
}

/** The features with options, each with two sets of them that two components may use side by side. */
const rows: readonly Row[] = [
  row(userFeature, ({ users: [ada, mia], role }) => ({
    ...byId(ada, mia),
    changes: (mia) => [
      () => mia.save({ name: 'Changed' }),
      () => mia.setRoles({ roleIds: [role] }),
      mia.disable,
      mia.enable,
      mia.lock,
      mia.unlock,
      mia.setPermanent,
      mia.resendActivation,
      mia.endSessions,
      () => mia.remove(),
    ],
  })),
  row(groupFeature, ({ groups: [one, other], users: [ada], role }) => ({
    ...byId(one, other),
    changes: (group) => [
      () => group.save({ description: 'Changed' }),
      () => group.addUsers({ userIds: [ada] }),
      () => group.removeUsers({ userIds: [ada] }),
      () => group.addRoles({ roleIds: [role] }),
      () => group.removeRoles({ roleIds: [role] }),
    ],
  })),
  row(groupsFeature, ({ groups: [one, other] }) => ({
    options: [{ ids: [one] }, { ids: [other] }],
    marks: [one, other],
  })),
  row(applicationAccessFeature, ({ applications: [one, other], users: [ada] }) => ({
    ...byId(one, other),
    reads: [`appIds=${one}`, `appIds=${other}`],
    changes: ({ addUsers, removeUsers }) => [() => addUsers({ userIds: [ada] }), () => removeUsers({ userIds: [ada] })],
  })),
  row(userApplicationsFeature, ({ users: [ada, mia], applications: [one] }) => ({
    options: [{ userId: ada }, { userId: mia }],
    marks: [ada, mia],
    changes: ({ addMany, removeMany }) => [() => addMany({ ids: [one] }), () => removeMany({ ids: [one] })],
  })),
  row(subAccountFeature, () => byId('northwind', 'rotterdam-hub')),
  row(subAccountUsersFeature, ({ users: [ada] }) => ({
    options: [{ tenantId: 'northwind' }, { tenantId: 'rotterdam-hub' }],
    marks: ['northwind', 'rotterdam-hub'],
    changes: ({ add, setRoles, remove }) => [
      () => add({ users: [{ email: 'new@acme.test' }] }),
      () => setRoles({ id: ada, roleIds: [] }),
      () => remove({ id: ada }),
    ],
  })),
  row(webhookLogsFeature, ({ webhooks: [one, other] }) => ({
    options: [{ webhookId: one }, { webhookId: other }],
    marks: [one, other],
  })),
  row(webhookHealthFeature, ({ webhooks: [one, other] }) => ({
    options: [{ webhookId: one }, { webhookId: other }],
    marks: [one, other],
  })),
  row(syncLogFeature, ({ connections: [one, other] }) => ({
    options: [{ connectionId: one }, { connectionId: other }],
    marks: [one, other],
  })),
  row(ssoTestFeature, ({ ssoConnections: [one, other] }) => ({
    options: [{ connectionId: one }, { connectionId: other }],
    marks: [one, other],
  })),
  row(reportPreviewFeature, ({ reports: [one, other] }) => ({
    options: [{ reportId: one }, { reportId: other }],
    marks: [one, other],
  })),
  row(reportRunsFeature, ({ reports: [one, other] }) => ({
    options: [{ reportId: one }, { reportId: other }],
    marks: [one, other],
  })),
  row(channelEventsFeature, () => ({
    options: [{ channel: 'email' }, { channel: 'sms' }] as const,
    marks: ['email', 'sms'],
  })),
  row(deviceFeature, () => ({ options: [{ userAgent: 'Firefox' }, { userAgent: 'Safari' }], marks: ['', ''] })),
  row(ipPlaceFeature, () => ({
    options: [{ ip: '192.0.2.1' }, { ip: '192.0.2.2' }],
    marks: ['192.0.2.1', '192.0.2.2'],
  })),
  row(usageOfferFeature, () => ({ options: [{ isAsked: true }, { isAsked: false }], marks: ['tenants/usage', ''] })),
  row(passwordRulesFeature, ({ users: [ada, mia] }) => ({
    options: [{ userId: ada }, { userId: mia }],
    marks: [ada, mia],
  })),
  row(securityUsersFeature, () => ({
    options: [{ preset: 'inactive' }, { preset: 'breached-passwords' }] as const,
    marks: ['inactive', 'breached-passwords'],
  })),
  row(usersTableFeature, () => ({
    options: [{ includeSubTenants: false }, { includeSubTenants: true }],
    marks: ['', '_includeSubTenants=true'],
  })),
  row(auditsFeature, () => ({
    options: [{ paginationMode: 'pages' }, { paginationMode: 'virtual' }] as const,
    marks: ['', ''],
  })),
  row(subAccountsFeature, () => ({ options: [{ isEndless: false }, { isEndless: true }], marks: ['', ''] })),
]

/** Lists whose only option is the place of their query: that is one list for all. */
const shared: readonly { readonly name: string }[] = [applicationsFeature, usageFeature]

interface Ids {
  readonly users: readonly [string, string]
  readonly groups: readonly [string, string]
  readonly applications: readonly [string, string]
  readonly webhooks: readonly [string, string]
  readonly connections: readonly [string, string]
  readonly ssoConnections: readonly [string, string]
  readonly reports: readonly [string, string]
  readonly role: string
}

function byId(one: string, other: string) {
  return { options: [{ id: one }, { id: other }], marks: [one, other] } as const
}

async function open() {
  const app = await openApp({ signedInAs: 'admin@acme.test', relyingParty })
  const state = app.provider.emulator.snapshot()
  const two = (rows: readonly { readonly id: string }[]): readonly [string, string] => [
    rows[0]?.id ?? '',
    rows[1]?.id ?? '',
  ]
  const [users, all] = [two(state.users), two(state.groups)]
  const [role = ''] = state.roles.filter(({ key }) => key === 'Viewer').map(({ id }) => id)
  const ids: Ids = {
    users,
    groups: all,
    role,
    applications: two(state.applications),
    webhooks: two(state.webhooks),
    connections: two(state.scimConnections),
    ssoConnections: two(state.ssoConnections),
    reports: two(state.reports),
  }
  return { app, ids }
}

/** Returns the requests that a call makes, as text. */
async function requestsOf(app: App, call: () => Promise<unknown>): Promise<string> {
  const before = app.sent('').length
  await call()
  return app
    .sent('')
    .slice(before)
    .map(({ url, headers, body }) => `${url} ${headers.get('user-agent')} ${JSON.stringify(body)}`)
    .join('\n')
}

describe('two components that use a feature with different options at once', () => {
  it.each(rows)(
    'two components of $name each have their own state, read their own data and change it alone',
    async (row) => {
      const { app, ids } = await open()
      const { slices, marks, reads, changes } = row.open(app, ids)
      const [one, other, again] = slices
      expect(one).not.toBe(other)
      expect(again).toBe(one)
      for (const [slice, own, foreign] of [
        [other, reads[1], reads[0]],
        [one, reads[0], reads[1]],
      ] as const) {
        const read = await requestsOf(app, () => slice.actions.load())
        expect(read).toContain(own)
        if (foreign) expect(read).not.toContain(foreign)
      }
      for (const change of changes) {
        const sent = await requestsOf(app, change)
        expect(sent, `${change}`).toContain(marks[1])
        expect(sent, `${change}`).not.toContain(marks[0])
      }
    },
  )

  it('the tables of this test have every feature that has options', () => {
    const root = new URL('../../src/', import.meta.url)
    const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
      (path) => path.endsWith('.ts') && !path.endsWith('.test.ts'),
    )
    const withOptions = sources.flatMap((path) => {
      const text = readFileSync(new URL(path, root), 'utf8')
      return [...text.matchAll(/:\s*Feature<[^=]*?Options\b[^=]*> =\s*\{\s*name: '([^']+)'/g)].map(([, name]) => name)
    })
    expect(withOptions.length).toBeGreaterThan(10)
    expect(withOptions.toSorted()).toEqual([...rows, ...shared].map(({ name }) => name).sort())
  })
})

describe('options that are left out', () => {
  it.each(rows)(
    '$name without options has a slice, because nothing may throw while a component renders',
    async (row) => {
      const { app } = await open()
      expect(Reflect.apply(app.client.get, null, [row.feature]).getSnapshot()).toHaveProperty('calls.load')
    },
  )
})
