import { sessionFeature, startUpFeature, type UsageBucket } from '@portico/headless'
import { adminPortalFeature } from '@portico/headless/portal/admin-portal'
import { type Usage, usageFeature } from '@portico/headless/portal/usage'
import { frozen } from '@portico/headless/preview'
import { AdminPortal, sectionOf } from '@portico/ui-kit/portal'
import { UsageSection } from '@portico/ui-kit/portal/usage'
import { demoUser } from '../demo-user.ts'
import { anyCall } from '../failures.ts'
import { type StatesOf, statesOfFlow } from '../gallery-state.ts'

const dayLength = 86_400_000
const first = Date.parse('2026-10-23')
const dayOf = (index: number) => new Date(first + index * dayLength).toISOString().slice(0, 10)

const buckets: readonly UsageBucket[] = Array.from({ length: 30 }, (_, index) => {
  const isWeekend = [0, 6].includes(new Date(first + index * dayLength).getUTCDay())
  const people = isWeekend ? 4 + (index % 3) : 24 + ((index * 7) % 11)
  return {
    from: dayOf(index),
    to: dayOf(index),
    members: 44 + Math.floor(index / 7),
    activePeople: people,
    signIns: people + ((index * 5) % 9),
    tokenCalls: isWeekend ? 1400 + index * 20 : 3900 + ((index * 397) % 1500),
  }
})

const value: Usage = {
  from: dayOf(0),
  to: dayOf(29),
  step: 'day',
  hasSubAccounts: false,
  members: { used: 48, limit: 100 },
  secondStep: { covered: 42, total: 48 },
  totals: { members: 48, activePeople: 44, signIns: 812, tokenCalls: 91_204 },
  before: { from: '2026-09-23', to: '2026-10-22', members: 44, activePeople: 41, signIns: 830, tokenCalls: 74_020 },
  buckets,
  signInWays: [
    { way: 'sso', count: 431, before: 402 },
    { way: 'password', count: 214, before: 290 },
    { way: 'passkey', count: 130, before: 96 },
    { way: 'link', count: 37, before: 0 },
  ],
  tokens: [
    { id: '1', name: 'Warehouse sync', calls: 65_667, refused: 12, before: 51_300 },
    { id: '2', name: 'Dock scanners', calls: 20_065, refused: 0, before: 19_900 },
    { id: '3', name: 'שכר', calls: 5472, refused: 3, before: 2820 },
  ],
  features: [
    {
      key: 'api-calls',
      used: 91_204,
      limit: 100_000,
      countsFrom: '2026-11-01T00:00:00.000Z',
      resetsAt: '2026-12-01T00:00:00.000Z',
    },
    { key: 'api-tokens', used: 4, limit: 20 },
    { key: 'sso', used: 3, limit: 5 },
    { key: 'forecasts', name: 'Delivery forecasts', used: 12, limit: null },
  ],
  accounts: null,
}
const shown = { value, isOffered: true }
const summed: Usage = {
  ...value,
  hasSubAccounts: true,
  accounts: [
    { tenantId: '1', name: 'Acme', members: 48, activePeople: 44, signIns: 812, tokenCalls: 91_204 },
    { tenantId: '2', name: 'Northwind Logistics', members: 16, activePeople: 9, signIns: 120, tokenCalls: 0 },
  ],
}
const still: Usage = {
  ...value,
  members: { used: 5, limit: 100 },
  secondStep: { covered: 1, total: 5 },
  features: [{ key: 'api-tokens', used: 0, limit: 20 }],
  totals: { members: 5, activePeople: 0, signIns: 0, tokenCalls: 0 },
  before: null,
  buckets: buckets.map(({ from, to }) => ({ from, to, members: 5, activePeople: 0, signIns: 0, tokenCalls: 0 })),
  signInWays: [],
  tokens: [],
}
const some: Usage = {
  ...still,
  totals: { signIns: 812 },
  buckets: buckets.map(({ from, to, signIns = 0 }) => ({ from, to, signIns })),
  members: null,
  secondStep: null,
  features: null,
}
const full: Usage = {
  ...value,
  members: { used: 100, limit: 100 },
  features: [
    {
      key: 'api-calls',
      used: 100_000,
      limit: 100_000,
      countsFrom: '2026-11-01T00:00:00.000Z',
      resetsAt: '2026-12-01T00:00:00.000Z',
    },
  ],
}

const sections = () => [sectionOf({ id: 'usage', visibility: 'always', component: UsageSection })]
const inPortal = { screen: <AdminPortal isInline sections={sections} />, sign: '.portico-SectionPage' }
const openWith = (permissions: readonly string[]) => [
  frozen(sessionFeature, { status: 'authenticated', user: { ...demoUser, permissions } }),
  frozen(startUpFeature, { status: 'loaded', flags: { 'fe-usage-page': 'on' } }),
  frozen(adminPortalFeature, { isOpen: true, section: 'usage' }),
]
const record = statesOfFlow('usage', usageFeature, inPortal, openWith(['fe.*']))
const refused = statesOfFlow('usage', usageFeature, inPortal, openWith([]))

/** The states of the section of the usage. */
export const usageStates: Readonly<Record<'usage', StatesOf>> = {
  usage: [
    record('days', 'The last 30 days', shown),
    record('below', 'With the accounts below', { ...shown, value: summed, hasSubAccounts: true }),
    record('own-days', 'Days of the calendar', { ...shown, period: { from: value.from, to: value.to } }),
    record('full', 'Limits are reached', { ...shown, value: full }),
    record('still', 'Nothing has happened', { ...shown, value: still }),
    record('some', 'Some numbers are not counted', { ...shown, value: some }),
    record('not-offered', 'The provider does not count usage', { isOffered: false }),
    record('loading', 'It loads for the first time', { call: 'load', isPending: true }),
    record('unread', 'It cannot be read', { call: 'load', error: anyCall.network }),
    record('not-updated', 'Other days cannot be read', { ...shown, call: 'load', error: anyCall.network }),
    refused('forbidden', 'No permission', shown),
  ],
}
