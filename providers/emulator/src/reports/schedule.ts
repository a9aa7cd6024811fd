import { holds, malformed } from '@portico/headless/provider'
import { openMemberships } from '../core/memberships.ts'
import { send } from '../core/outbox.ts'
import { drawId } from '../core/random.ts'
import type { CoreState } from '../core/state.ts'
import { heldPermissions } from '../holdings/permissions.ts'
import { type Body, flag, oneOf, optionalMembers, text } from '../http/body.ts'
import { cellText, reportContents } from './contents.ts'
import { checkZone, nextTime, readCron } from './cron.ts'
import { checkValues, type FilterValues } from './filter-rows.ts'
import { type ReportRecord, type ReportRun, type ReportSchedule, reportIntervals, reportRecords } from './records.ts'
import { type RenderedReport, render } from './rendered.ts'

const mostRuns = 50

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

interface Sending extends Pick<ReportRun, 'trigger'> {
  readonly to: readonly string[]
  /** `null` if the data may not be read, so that nothing is sent. */
  readonly rendered: RenderedReport | null
}

/** Sends a report to addresses, and keeps the run. Mail servers refuse addresses below `.invalid`, a domain that does not exist. */
export function run(
  call: { readonly state: CoreState; readonly now: number },
  report: ReportRecord,
  { to, rendered, trigger }: Sending,
): void {
  const { state, now } = call
  const isSent = (address: string) => rendered !== null && !address.endsWith('.invalid')
  const sentTo = to.filter(isSent)
  const failed = to.filter((address) => !isSent(address))
  if (rendered)
    for (const address of sentTo)
      send(call, { channel: 'email', to: address, kind: 'report', subject: report.name, text: reportText(rendered) })
  const reason = rendered === null ? 'no-access' : failed.length > 0 ? 'address-refused' : null
  const createdAt = new Date(now).toISOString()
  const kept = runsOf(state, report).slice(0, mostRuns - 1)
  const owned = reportRecords.of(state)
  owned.reportRuns = [
    ...owned.reportRuns.filter(({ reportId }) => reportId !== report.id),
    { id: drawId(state), tenantId: report.tenantId, reportId: report.id, createdAt, trigger, sentTo, failed, reason },
    ...kept,
  ]
}

/** The runs of a report, the newest first. */
export function runsOf(state: CoreState, { id }: Pick<ReportRecord, 'id'>): readonly ReportRun[] {
  return reportRecords.of(state).reportRuns.filter(({ reportId }) => reportId === id)
}

/** A run, as the provider describes it. */
export function runAnswer({ tenantId: _tenant, reportId: _report, reason, ...shown }: ReportRun) {
  return { ...shown, ...(reason && { reason }) }
}

/** Fills the template of a report. Every value is escaped. */
export function reportHtml(template: string, { name, createdAt, heads, rows }: RenderedReport): string {
  const cells = (texts: readonly string[], tag: 'th' | 'td') =>
    `<tr>${texts.map((text) => `<${tag}>${escaped(text)}</${tag}>`).join('')}</tr>`
  const parts: Readonly<Record<string, string>> = {
    name: escaped(name),
    createdAt: escaped(cellText(createdAt)),
    head: cells(heads, 'th'),
    rows: rows.map((texts) => cells(texts, 'td')).join('\n'),
  }
  return template.replace(/\{\{(\w+)\}\}/g, (_, part: string) =>
    Object.hasOwn(parts, part) ? (parts[part] ?? '') : '',
  )
}

/** The report as a mail. */
function reportText({ name, createdAt, heads, rows }: RenderedReport): string {
  const lines = [heads, ...rows].map((texts) => texts.join(' | '))
  return `${name}\n${cellText(createdAt)}\n\n${lines.join('\n')}`
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
