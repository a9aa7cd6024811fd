/** What an {@link Avatar} takes. */
export interface AvatarProps {
  /** A name or an e-mail address. */
  readonly name: string
}

/** The first letters of a person, beside their name. */
export function Avatar({ name }: AvatarProps) {
  return (
    <span className="avatar" aria-hidden="true">
      {initials(name)}
    </span>
  )
}

/** The initials of a name, or of the first part of an e-mail address. */
export function initials(name: string): string {
  const words = name.replace(/@.*$/s, '').split(/[\s._+-]+/u)
  const letters = words.flatMap((word) => [...word].slice(0, 1))
  return [letters[0], letters.length > 1 ? letters.at(-1) : undefined].join('').toLocaleUpperCase()
}
