'use client'

import { slotted, useClasses } from '../../slots/index.ts'

/** What an {@link Avatar} takes. */
export interface AvatarProps {
  /** A name or an e-mail address. */
  readonly name: string
  /** More classes. */
  readonly className?: string | undefined
}

/** The first letters of a person, beside their name. Replaceable as slot `Avatar`. */
export const Avatar = /* @__PURE__ */ slotted<AvatarProps, HTMLSpanElement>('Avatar', ({ name, className }, ref) => {
  const classOf = useClasses()
  return (
    <span ref={ref} className={classOf('Avatar', className)} aria-hidden="true">
      {initials(name)}
    </span>
  )
})

/** The initials of a name, or of the first part of an e-mail address. */
export function initials(name: string): string {
  const words = name.replace(/@.*$/s, '').split(/[\s._+-]+/u)
  const letters = words.flatMap((word) => [...word].slice(0, 1))
  return [letters[0], letters.length > 1 ? letters.at(-1) : undefined].join('').toLocaleUpperCase()
}
