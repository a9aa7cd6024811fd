import type { Zone } from '../../../core/day-in-zone.ts'
import { addressesOnce, checkedAddress, isEmailAddress } from '../../../core/email-address.ts'
import { PorticoError } from '../../../core/errors.ts'
import { base64Json } from '../../../core/token-claims.ts'
import type { components } from '../../../http/contract.gen.ts'
import type { PortalReport, ReportInterval, ReportSchedule, ReportTimes, ScheduleReportInput } from './types.ts'
import { cronOf, timesOf } from './weekly-times.ts'

/** The codes of errors that `reports` makes itself. Their meaning is in its guide. */
export const reportErrors = {
  reportCronRequired: 'report-cron-required',
  reportRecipientsRequired: 'report-recipients-required',
  reportRecipientInvalid: 'report-recipient-invalid',
} as const

/** A report with the changes of an input. The first schedule is in the zone, if it names none. */
export function scheduled(report: PortalReport, input: ScheduleReportInput, zone?: Zone): PortalReport {
  const schedule = scheduleOf(report.schedule, input, zone)
  const status = schedule.isActive ? 'active' : 'inactive'
  return {
    ...report,
    output: input.output ?? report.output,
    recipients: report.recipients && (input.recipients ? recipientsIn(input.recipients) : report.recipients),
    // The provider names the next time of the new schedule.
    nextRunAt: null,
    status: report.schedule && input.isActive === undefined ? report.status : status,
    schedule,
  }
}

/** The body that saves a report with its schedule. Refuses a schedule without times. */
export function scheduleBody({
  schedule,
  status,
  output,
  recipients,
}: PortalReport): components['schemas']['ScheduleReportRequest'] {
  const { interval, cron, timezone, isActive, filters } = schedule ?? scheduleOf(null, {})
  if (cron === '')
    throw new PorticoError(reportErrors.reportCronRequired, 'Choose days, or enter the times as a cron expression')
  return {
    schedule: { interval, cron, tz: timezone, active: isActive },
    status,
    type: output,
    dataFilters: base64Json(filters),
    ...(recipients && { recipients: [...recipients] }),
  }
}

/** The times of an interval, at 8 o'clock. */
const usualCrons: Readonly<Record<ReportInterval, string>> = {
  daily: '0 8 * * *',
  weekly: '0 8 * * 1',
  monthly: '0 8 1 * *',
  custom: '',
}

function scheduleOf(
  present: ReportSchedule | null,
  input: Omit<ScheduleReportInput, 'id'>,
  zone: Zone = new Intl.DateTimeFormat().resolvedOptions().timeZone,
): ReportSchedule {
  const interval = input.interval ?? (input.times ? intervalOf(input.times) : (present?.interval ?? 'weekly'))
  const kept = present?.interval === interval ? present.cron : usualCrons[interval]
  const cron = input.times ? cronOf(input.times) : (input.cron?.trim() ?? kept)
  return {
    interval,
    cron,
    times: timesOf(cron),
    timezone: input.timezone ?? present?.timezone ?? zone,
    isActive: input.isActive ?? present?.isActive ?? true,
    filters: input.filters ?? present?.filters ?? {},
  }
}

/** Several days of a week are no interval of the provider, so that their cron expression decides alone. */
function intervalOf({ weekdays }: ReportTimes): ReportInterval {
  const { size } = new Set(weekdays)
  return size === 7 ? 'daily' : size === 1 ? 'weekly' : 'custom'
}

/** The addresses without blanks, each once. Refuses anything else. */
export function recipientsIn(texts: readonly string[]): string[] {
  const recipients = addressesOnce(texts.map(checkedAddress).filter(Boolean))
  const stranger = recipients.find((text) => !isEmailAddress(text))
  if (stranger !== undefined)
    throw new PorticoError(reportErrors.reportRecipientInvalid, `${stranger} is no e-mail address`)
  return recipients
}
