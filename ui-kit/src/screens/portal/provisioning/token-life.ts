import { daysOf } from '../../../frame/portal/token-end/token-end.tsx'

/** The life of a token as the calls of a directory take it: minutes, or nothing for one without an end. */
export function tokenLife(chosen: string): { readonly expiresInMinutes?: number } {
  const days = daysOf(chosen)
  return days === null ? {} : { expiresInMinutes: days * minutesOfDay }
}

/** The first choice for a new directory. A warning is shown a month before the end. */
export const usualEnd = '365'
const minutesOfDay = 1440
