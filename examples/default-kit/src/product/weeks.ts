import { shareOf } from './shipments.ts'

/** The parcels that a warehouse received in the last eight weeks, the oldest first. */
export function weeksOf(warehouse: string): readonly number[] {
  const share = shareOf(warehouse)
  return received.map((parcels, week) => parcels + share * 40 + ((week * 29) % 37) * share)
}

/** The parcels of the weeks to come, from the average of the last four and the trend of the last eight. */
export function forecastOf(weeks: readonly number[]): readonly number[] {
  const recent = weeks.slice(-4)
  const average = recent.reduce((sum, one) => sum + one, 0) / recent.length
  const trend = ((weeks.at(-1) ?? 0) - (weeks[0] ?? 0)) / Math.max(1, weeks.length - 1)
  return [1, 2, 3].map((ahead) => Math.round(average + trend * ahead))
}

const received: readonly number[] = [412, 388, 460, 431, 502, 489, 540, 517]
