import { inPattern } from '../../../frame/portal/dates/date-pattern.ts'
import type { SelectOption } from '../../../primitives/portal/select/types.ts'

/** The value that stands for the time zone of the browser. */
export const browserZone = 'default'

/**
 * Every time zone of the platform and UTC, under their present names, each once, with the offset at a moment. The order is that of
 * the names.
 */
export function timeZoneOptions(at: Date): readonly SelectOption[] {
  const zones = Intl.supportedValuesOf('timeZone').map((zone) => presentNames[zone] ?? zone)
  return [...new Set(['UTC', ...zones])].sort().map((zone) => timeZoneOption(zone, at))
}

/** The former names that some engines list in place of the present ones (IANA, `backward`). */
const presentNames: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Etc/GMT': 'UTC',
  'Etc/UCT': 'UTC',
  'Etc/UTC': 'UTC',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
}

/** A time zone by its city: "London, GMT+1". One that the platform does not know has its id alone. */
export function timeZoneOption(zone: string, at: Date): SelectOption {
  const city = (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
  const offset = offsetOf(zone, at)
  return { id: zone, label: offset === null ? zone : `${city}, ${offset}`, note: zone }
}

/** The time zone of the browser. */
export function ownZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}

function offsetOf(timeZone: string, at: Date): string | null {
  try {
    const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(at)
    const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? null
    // Platforms differ in the name of no offset.
    return offset === 'GMT+0' ? 'GMT' : offset
  } catch {
    return null
  }
}

/** Every currency of the platform, by its name in a language. */
export function currencyOptions(language: string): readonly SelectOption[] {
  return Intl.supportedValuesOf('currency')
    .map((code) => currencyOption(code, language))
    .sort((one, other) => one.label.localeCompare(other.label, language))
}

/** A currency by its name: "US Dollar, USD". A code that the platform does not know stands alone. */
export function currencyOption(code: string, language: string): SelectOption {
  return { id: code, label: [nameOf(code, language), code].filter(Boolean).join(', ') }
}

function nameOf(code: string, language: string): string | undefined {
  try {
    return new Intl.DisplayNames(language, { type: 'currency', fallback: 'none' }).of(code)
  } catch {
    return undefined
  }
}

const datePatterns = ['DD/MM/YYYY', 'MM/DD/YYYY', 'YYYY-MM-DD', 'DD.MM.YYYY', 'D MMM YYYY', 'MMMM D, YYYY']
const timePatterns = ['HH:mm', 'HH:mm:ss', 'hh:mm A', 'h:mm a']

/** A day and a time that look different in each pattern. */
const example = new Date(2026, 10, 21, 14, 5)

/** Formats of dates as they will look. The present one is among them, even if it is another. */
export const dateOptions = (present: string, language: string) => patternOptions(datePatterns, present, language)

/** Formats of times as they will look. The present one is among them, even if it is another. */
export const timeOptions = (present: string, language: string) => patternOptions(timePatterns, present, language)

function patternOptions(known: readonly string[], present: string, language: string): readonly SelectOption[] {
  const patterns = present === '' || known.includes(present) ? known : [...known, present]
  return patterns.map((id) => ({ id, label: inPattern(id, example, language), note: id }))
}
