import { useLanguageTag } from '../home/words.ts'

/** The props of {@link Bars}. */
export interface BarsProps {
  readonly label: string
  /** The bars in display order, each with its name. */
  readonly bars: readonly { readonly name: string; readonly value: number }[]
}

/** A bar chart, which is a list of numbers for assistive technology. */
export function Bars({ label, bars }: BarsProps) {
  const number = new Intl.NumberFormat(useLanguageTag())
  const most = Math.max(1, ...bars.map(({ value }) => value))
  return (
    <ul className="bars" aria-label={label}>
      {bars.map(({ name, value }) => (
        <li key={name}>
          <span>{name}</span>
          <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
            <rect width={(100 * value) / most} height="8" />
          </svg>
          <b>{number.format(value)}</b>
        </li>
      ))}
    </ul>
  )
}
