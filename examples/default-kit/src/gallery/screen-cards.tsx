import type { LiveScreen } from '../live/live-screens.ts'

/** What {@link ScreenCards} takes. */
export interface ScreenCardsProps {
  readonly screens: readonly LiveScreen[]
  /** Returns the address of a live screen. */
  readonly addressOf: (id: string) => string
}

/** The screens to try, in groups. */
export function ScreenCards({ screens, addressOf }: ScreenCardsProps) {
  const groups = [...new Set(screens.map(({ group }) => group))]
  return groups.map((group) => (
    <section key={group} className="gallery-section">
      <h2>{group}</h2>
      <ul className="gallery-screens">
        {screens
          .filter((screen) => screen.group === group)
          .map(({ id, title, about }) => (
            <li key={id}>
              <a href={addressOf(id)}>{title}</a>
              <p>{about}</p>
            </li>
          ))}
      </ul>
    </section>
  ))
}
