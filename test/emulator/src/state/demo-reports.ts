import { drawId } from '../core/random.ts'
import type { Tenant } from '../core/tenants.ts'
import type { User } from '../core/users.ts'
import { type ReportRecord, reportRecords } from '../reports/records.ts'
import { startOfHour } from './start-of-hour.ts'
import type { State } from './state.ts'

/**
 * Gives a tenant the demo reports. The first has a schedule of a user, which is off: mails by the clock would surprise tests.
 * The ids come from a sequence of their own, so ids drawn later stay the same.
 */
export function reportDemo(state: State, { id: tenantId }: Tenant, { id: userId }: User, now: number): void {
  const numbers = { random: (state.random ^ 0x4e907) >>> 0 }
  const createdAt = startOfHour(now, -30 * 24)
  reportRecords.of(state).reports = demoReports.map((one, index) => ({
    id: drawId(numbers),
    tenantId,
    htmlTemplate,
    createdAt,
    updatedAt: createdAt,
    ...one,
    status: 'inactive',
    schedule: index === 0 ? { ...everyMonday, dataFilters: {}, userId, nextAt: null } : null,
  }))
}

type DemoReport = Pick<ReportRecord, 'name' | 'description' | 'content' | 'customerListApiUrl' | 'type' | 'dataFilters'>

const demoReports: readonly DemoReport[] = [
  {
    name: 'People and their roles',
    description: 'Everyone in the account, with roles and locks',
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
    content: 'tokens',
    customerListApiUrl: '/identity/resources/tenants/api-tokens/v1',
    type: 'image',
    dataFilters: [{ type: 'boolean', config: { name: 'expires', label: 'Expires', options: [] } }],
  },
]

const everyMonday = { interval: 'weekly', cron: '0 8 * * 1', tz: 'Europe/Berlin', active: false } as const

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
