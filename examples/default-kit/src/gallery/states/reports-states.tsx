import { sessionFeature, startUpFeature } from '@portico/headless'
import { adminPortalFeature } from '@portico/headless/portal/admin-portal'
import { peopleFeature } from '@portico/headless/portal/people'
import {
  type PortalReport,
  type ReportRun,
  type ReportSchedule,
  type ReportsState,
  reportPreviewFeature,
  reportRunsFeature,
  reportsFeature,
} from '@portico/headless/portal/reports'
import { type FrozenFeature, frozen } from '@portico/headless/preview'
import { AdminPortal, sectionOf } from '@portico/ui-kit/portal'
import { ReportsSection } from '@portico/ui-kit/portal/reports'
import { demoUser } from '../demo-user.ts'
import { anyCall, failure } from '../failures.ts'
import type { GalleryState, StatesOf } from '../gallery-state.ts'
import { sectionErrors } from '../section-errors.ts'

const now = Date.parse('2026-03-02T09:00:00.000Z')

const sent: ReportRun = {
  id: 'run-2',
  createdAt: '2026-02-23T07:00:00.000Z',
  trigger: 'schedule',
  hasFailed: false,
  sentTo: ['board@acme.test', 'mia@acme.test'],
  failed: [],
  reason: null,
}
const refused: ReportRun = {
  ...sent,
  id: 'run-3',
  createdAt: '2026-03-02T07:00:00.000Z',
  hasFailed: true,
  sentTo: ['board@acme.test'],
  failed: ['lena@partner.invalid'],
  reason: 'address-refused',
}
const noAccess: ReportRun = {
  ...refused,
  id: 'run-1',
  createdAt: '2026-02-16T07:00:00.000Z',
  sentTo: [],
  failed: [],
  reason: 'no-access',
}

const mondays: ReportSchedule = {
  interval: 'weekly',
  cron: '0 8 * * 1',
  times: { weekdays: [1], hour: 8, minute: 0 },
  timezone: 'Europe/London',
  isActive: true,
  filters: {},
}

function report(id: string, name: string, others: Partial<PortalReport> = {}): PortalReport {
  return {
    id,
    name,
    description: 'People, groups and roles',
    status: 'active',
    output: 'pdf',
    schedule: mondays,
    recipients: ['board@acme.test', 'mia@acme.test'],
    nextRunAt: '2026-03-09T08:00:00.000Z',
    lastRun: sent,
    filters: [{ type: 'select', config: { name: 'role', label: 'Role', options: ['Admin'] } }],
    createdAt: '2025-11-20T16:30:00.000Z',
    updatedAt: '2026-02-27T08:15:00.000Z',
    ...others,
  }
}

const access = report('access', 'Who can do what')
const failing = report('failing', 'Monthly security', {
  lastRun: refused,
  schedule: { ...mondays, filters: { role: 'Admin' } },
})
const custom = report('custom', 'Quartalsbericht über alle Außenlager und ihre Mitarbeiterinnen und Mitarbeiter', {
  status: 'inactive',
  schedule: { ...mondays, interval: 'custom', cron: '0 8 1 */3 *', times: null, isActive: false },
  recipients: [],
  nextRunAt: null,
  lastRun: null,
})
const elsewhere = report('elsewhere', 'דוח שימוש', {
  description: '',
  schedule: { ...mondays, timezone: 'Asia/Tokyo', times: { weekdays: [1, 2, 3, 4, 5], hour: 7, minute: 15 } },
})
const never = report('never', 'Usage', {
  status: 'inactive',
  schedule: null,
  recipients: [],
  nextRunAt: null,
  lastRun: null,
})
const plain = report('plain', 'Of a provider without runs', { recipients: null, nextRunAt: null, lastRun: null })
const rows = [access, failing, custom, elsewhere, never, plain]

const html = `<!doctype html><html lang="en"><head><title>Who can do what</title></head><body><h1>Who can do what</h1>
<table><thead><tr><th>Name</th><th>Role</th></tr></thead><tbody>${['Maya Reyes', 'Daniel Okafor', 'Sofia Lindqvist']
  .map((name) => `<tr><td>${name}</td><td>Admin</td></tr>`)
  .join('')}</tbody></table></body></html>`

const sections = () => [sectionOf({ id: 'reports', visibility: 'always', component: ReportsSection })]

interface Place {
  readonly record: string | null
  readonly permissions: readonly string[]
  readonly others: readonly FrozenFeature[]
}

const listed = <Row,>(all: readonly Row[]) => ({ rows: all, total: all.length, status: 'ready' }) as const
const unread = { load: { status: 'failed', error: anyCall.network } } as const

function state(
  id: string,
  title: string,
  { record = null, permissions = ['fe.*'], others = [] }: Partial<Place> = {},
): GalleryState {
  return {
    id: `reports-${id}`,
    title,
    now,
    sign: '.portico-PortalMain h1',
    features: [
      frozen(sessionFeature, { status: 'authenticated', user: { ...demoUser, permissions } }),
      frozen(startUpFeature, { status: 'loaded' }),
      frozen(adminPortalFeature, { isOpen: true, section: 'reports', record }),
      frozen(reportsFeature, listed(rows)),
      frozen(reportRunsFeature, listed([refused, sent, noAccess])),
      frozen(reportPreviewFeature, { value: { html } }),
      frozen(peopleFeature, listed([])),
      ...others,
    ],
    screen: <AdminPortal isInline sections={sections} />,
  }
}

const withList = (list: Partial<ReportsState>) => ({ others: [frozen(reportsFeature, list)] })
const actions = '.portico-PageActions > button'
const schedule = '.portico-PageActions > button:nth-last-of-type(2)'
const send = '.portico-PageActions > button:last-of-type'

/** The states of reports. */
export const reportsStates: Readonly<Record<'reports' | 'report' | 'schedule', StatesOf>> = {
  reports: [
    state('list', 'Several of them, with every kind of schedule'),
    state('loading', 'They are being read', withList({ status: 'loading' })),
    state('empty', 'None yet', withList(listed([]))),
    state('unread', 'They cannot be read', { others: [frozen(reportsFeature, {}, unread)] }),
    state('view-only', 'For a person who may only read them', { permissions: ['fe.secure.read.accountSettings'] }),
    state('forbidden', 'For a person who may not see them', { permissions: [] }),
    ...sectionErrors.reports.map((code) =>
      state(code, `A failure: ${code}`, {
        others: [frozen(reportsFeature, {}, { load: { status: 'failed', error: failure(code) } })],
      }),
    ),
  ],
  report: [
    state('one', 'One with a schedule', { record: access.id }),
    state('failing', 'The last sending failed', { record: failing.id }),
    state('custom', 'One that is sent by a cron expression, and off', { record: custom.id }),
    state('one-view-only', 'For a person who may only read it', {
      record: access.id,
      permissions: ['fe.secure.read.accountSettings'],
    }),
    state('preview-loading', 'Its preview is being read', {
      record: access.id,
      others: [frozen(reportPreviewFeature, { value: null })],
    }),
    state('preview-unread', 'Its preview cannot be read', {
      record: access.id,
      others: [frozen(reportPreviewFeature, { value: null }, { load: { status: 'failed', error: anyCall.provider } })],
    }),
    state('no-data', 'The person may not read its data', {
      record: access.id,
      others: [
        frozen(
          reportPreviewFeature,
          { value: null },
          { load: { status: 'failed', error: failure('ER-FORBIDDEN', 403) } },
        ),
      ],
    }),
    state('no-runs', 'It was never sent', {
      record: never.id,
      others: [frozen(reportRunsFeature, listed([]))],
    }),
    state('runs-unread', 'Its sendings cannot be read', {
      record: access.id,
      others: [frozen(reportRunsFeature, {}, unread)],
    }),
    state('plain', 'One of a provider that keeps neither recipients nor runs', { record: plain.id }),
  ],
  schedule: [
    { ...state('schedule', 'Its schedule', { record: access.id }), pressed: schedule, sign: actions },
    { ...state('schedule-first', 'A first schedule', { record: never.id }), pressed: schedule, sign: actions },
    {
      ...state('schedule-custom', 'A schedule by a cron expression', { record: custom.id }),
      pressed: schedule,
      sign: actions,
    },
    {
      ...state('schedule-elsewhere', 'A schedule in another time zone', { record: elsewhere.id }),
      pressed: schedule,
      sign: actions,
    },
    { ...state('send', 'It is being sent', { record: access.id }), pressed: send, sign: actions },
  ],
}
