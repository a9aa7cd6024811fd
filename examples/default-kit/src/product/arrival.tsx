import { useLanguageTag } from '../home/words.ts'

/** The moment of an arrival: relative within a day, else the day. */
export function Arrival({ hours }: { readonly hours: number }) {
  const language = useLanguageTag()
  const moment = new Date(Date.now() + 3_600_000 * hours)
  const near = Math.abs(hours) < 24
  const words = near
    ? new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(hours, 'hour')
    : new Intl.DateTimeFormat(language, { weekday: 'short', day: 'numeric', month: 'short' }).format(moment)
  const full = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(moment)
  return (
    <time dateTime={moment.toISOString()} title={full}>
      {words}
    </time>
  )
}
