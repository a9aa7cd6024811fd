import { openMemberships } from '../core/memberships.ts'
import type { CoreState } from '../core/state.ts'
import { heldPermissions } from '../holdings/permissions.ts'
import type { Body } from '../http/body.ts'
import { flag, oneOf, optionalMembers, text } from '../http/body.ts'
import { malformed } from '../http/errors.ts'
import { holds } from '../http/permission.ts'
import { reportContents } from './contents.ts'
import { checkZone, nextTime, readCron } from './cron.ts'
import { checkValues, type FilterValues } from './filter-rows.ts'
import { type ReportRecord, type ReportSchedule, reportIntervals, reportRecords } from './records.ts'
import { render } from './rendered.ts'
import { run } from './runs.ts'

interface ScheduleMeans {
  readonly userId: string
  readonly values: FilterValues
  readonly now: number
  readonly recipients: string[]
}

/** The schedule of a request. The cron expression has the times of every interval. */
export function scheduleIn(
  body: Body,
  report: ReportRecord,
  { userId, values, now, recipients }: ScheduleMeans,
): ReportSchedule {
  const given = optionalMembers(body, 'schedule')
  if (!given) throw malformed('schedule is missing')
  const interval = oneOf(given, 'interval', reportIntervals)
  const cron = text(given, 'cron')
  const tz = text(given, 'tz')
  const active = flag(given, 'active')
  checkZone(tz)
  checkValues(report.dataFilters, values)
  const nextAt = nextTime(readCron(cron), tz, now)
  if (nextAt === null) throw malformed('cron has no time within eight years')
  return { interval, cron, tz, active, dataFilters: { ...values }, recipients, userId, nextAt: active ? nextAt : null }
}

/**
 * Sends the reports that are due, each as of its time, if the user who set the schedule may still read the data. Time that was
 * moved back sends nothing twice.
 */
export function sendDue(state: CoreState, now: number): void {
  for (const report of reportRecords.of(state).reports) {
    const { schedule } = report
    if (!schedule) continue
    for (let at = schedule.nextAt; at !== null && at <= now; at = schedule.nextAt) {
      const own = addressOf(state, report, schedule, at)
      const rendered = own === null ? null : render(state, report, { values: schedule.dataFilters, now: at })
      const to = schedule.recipients?.length ? schedule.recipients : own === null ? [] : [own]
      run({ state, now: at }, report, { to, rendered, trigger: 'schedule' })
      schedule.nextAt = nextTime(readCron(schedule.cron), schedule.tz, at)
    }
  }
}

/** The address of the user who set a schedule; `null` without one, or without access to the data. */
function addressOf(
  state: CoreState,
  { tenantId, content }: ReportRecord,
  { userId }: ReportSchedule,
  at: number,
): string | null {
  const user = state.users.find(({ id }) => id === userId)
  if (!user || user.email === '' || !openMemberships(state, user, at).some((one) => one.tenantId === tenantId))
    return null
  return holds(heldPermissions(state, { tenantId, userId }), reportContents[content].permission) ? user.email : null
}
