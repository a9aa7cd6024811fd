import { dateFormat } from '../../../i18n/intl.ts'

/** The name of a time zone in words: "Central European Time". One that the platform does not know has its id alone. */
export function zoneName(timeZone: string, code: string): string {
  try {
    const parts = dateFormat(code, { timeZone, timeZoneName: 'longGeneric' }).formatToParts(recent)
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
  } catch {
    return timeZone
  }
}

/** The time zone of the browser. */
export function browserZone(): string {
  return dateFormat('en', {}).resolvedOptions().timeZone
}

/** A time at which each zone has its present rules: 1 January 2023. */
const recent = 1_672_531_200_000
