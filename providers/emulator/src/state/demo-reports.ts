import { drawId } from '../core/random.ts'
import type { Tenant } from '../core/tenants.ts'
import type { User } from '../core/users.ts'
import { type ReportRecord, type ReportRun, type ReportSchedule, reportRecords } from '../reports/records.ts'
import { startOfHour } from './start-of-hour.ts'
import type { State } from './state.ts'

/**
 * Gives a tenant the demo reports. Two have schedules of a user, which are off: mails by the clock would surprise tests.
 * The ids come from a sequence of their own, so ids drawn later stay the same.
 */
export function reportDemo(state: State, { id: tenantId }: Tenant, { id: userId, email }: User, now: number): void {
  const numbers = { random: (state.random ^ 0x4e907) >>> 0 }
  const createdAt = startOfHour(now, -30 * 24)
  const owned = reportRecords.of(state)
  owned.reports = demoReports.map(({ times, ...one }) => ({
    id: drawId(numbers),
    tenantId,
    htmlTemplate,
    createdAt,
    updatedAt: createdAt,
    ...one,
    status: 'inactive',
    schedule: times && { ...times, active: false, dataFilters: {}, recipients: [], userId, nextAt: null },
  }))
  const [people] = owned.reports
  if (!people) return
  owned.reportRuns = demoRuns(email).map(({ hours, ...run }) => ({
    ...run,
    id: drawId(numbers),
    tenantId,
    reportId: people.id,
    createdAt: startOfHour(now, -hours),
  }))
}

/** The runs of the first report: one that a mail server refused in part, and one before. */
function demoRuns(email: string): readonly DemoRun[] {
  return [
    {
      hours: 40,
      trigger: 'person',
      sentTo: ['board@acme.test'],
      failed: ['lena@partner.invalid'],
      reason: 'address-refused',
    },
    { hours: 7 * 24, trigger: 'schedule', sentTo: [email], failed: [], reason: null },
  ]
}

interface DemoRun extends Pick<ReportRun, 'trigger' | 'sentTo' | 'failed' | 'reason'> {
  /** How long ago it was. */
  readonly hours: number
}

interface DemoReport
  extends Pick<ReportRecord, 'name' | 'description' | 'content' | 'customerListApiUrl' | 'type' | 'dataFilters'> {
  readonly times: Pick<ReportSchedule, 'interval' | 'cron' | 'tz'> | null
}

const demoReports: readonly DemoReport[] = [
  {
    name: 'People and their roles',
    description: 'Everyone in the account, with roles and locks',
    times: { interval: 'weekly', cron: '0 8 * * 1', tz: 'Europe/Berlin' },
    content: 'people',
    customerListApiUrl: '/identity/resources/users/v3',
    type: 'pdf',
    dataFilters: [
      {
        type: 'select',
        config: { name: 'role', label: 'Role', options: ['Admin', 'Support', 'Editor', 'Read Only', 'Viewer'] },
      },
      { type: 'boolean', config: { name: 'isLocked', label: 'Locked', options: [] } },
      { type: 'text', config: { name: 'name', label: 'Name', options: [] } },
    ],
  },
  {
    name: 'Changes of the account',
    description: 'Events of the audit log',
    times: { interval: 'custom', cron: '0 8 1 */3 *', tz: 'Europe/Berlin' },
    content: 'changes',
    customerListApiUrl: '/audits',
    type: 'html',
    dataFilters: [
      { type: 'multi-select', config: { name: 'severity', label: 'Severity', options: ['Info', 'High'] } },
      { type: 'relative-date', config: { name: 'createdAt', label: 'Period', options: [] } },
      { type: 'text', config: { name: 'user', label: 'User', options: [] } },
    ],
  },
  {
    name: 'API tokens',
    description: 'Tokens of the account, and the time they expire',
    times: null,
    content: 'tokens',
    customerListApiUrl: '/identity/resources/tenants/api-tokens/v1',
    type: 'image',
    dataFilters: [{ type: 'boolean', config: { name: 'expires', label: 'Expires', options: [] } }],
  },
]

const htmlTemplate = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>{{name}}</title>
<style>body { font: 14px/1.5 system-ui, sans-serif } th, td { padding: 4px 12px 4px 0; text-align: start }</style>
</head>
<body>
<h1>{{name}}</h1>
<p>{{createdAt}} UTC</p>
<table>
<thead>{{head}}</thead>
<tbody>
{{rows}}
</tbody>
</table>
</body>
</html>
`
