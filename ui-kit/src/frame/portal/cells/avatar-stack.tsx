'use client'

import type { ReactElement, ReactNode } from 'react'
import { Avatar } from '../../../primitives/avatar/avatar.tsx'
import { useClasses } from '../../../slots/index.ts'

export interface AvatarStackProps {
  /** The people. The first three have an avatar. */
  readonly people: readonly { readonly id: string; readonly name: string }[]
  /** The number of people in words. */
  readonly children: ReactNode
}

/** Some avatars of several people, with their number. */
export function AvatarStack({ people, children }: AvatarStackProps): ReactElement {
  const classOf = useClasses()
  return (
    <span className={classOf('Avatars')}>
      {people.slice(0, 3).map(({ id, name }) => (
        <Avatar key={id} name={name} />
      ))}
      <span>{children}</span>
    </span>
  )
}
