'use client'

import { Fragment, type ReactElement, type ReactNode } from 'react'
import { useMessages } from '../../../i18n/index.ts'
import { dataTableMessages } from '../../../i18n/messages/portal/data-table.gen.ts'
import { shownName } from '../../../i18n/shown-name.ts'
import { directionOf, withAddresses } from '../../../i18n/shown-text.tsx'
import { Avatar } from '../../../primitives/avatar/avatar.tsx'
import { Badge } from '../../../primitives/portal/badge/badge.tsx'
import { useClasses } from '../../../slots/index.ts'

/** The number of things with a badge. */
const named = 2

export interface ClampedProps {
  readonly children: string
}

/** A text of two lines at most. All of it is read out, and shown on hover if it may be cut. */
export function Clamped({ children }: ClampedProps): ReactElement {
  const classOf = useClasses()
  const text = shownName(children)
  const dir = directionOf(text)
  return (
    <span className={classOf('Clamped', dir && 'portico-Clamped--address')} dir={dir} title={hintOf(text)}>
      {withAddresses(text)}
    </span>
  )
}

/** The hint of a text that may be cut in a narrow column; none for a short one. */
export function hintOf(text: unknown): string | undefined {
  return typeof text === 'string' && text.length > surelyWhole ? text : undefined
}

/** The length of a text that fits every column. */
const surelyWhole = 20

interface AvatarStackProps {
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

interface BadgeListProps {
  /** The things to name, such as roles. The first two have a badge, the others are counted. */
  readonly items: readonly { readonly id: string; readonly name: ReactNode }[]
}

/** The names of several things in one cell. */
export function BadgeList({ items }: BadgeListProps): ReactNode {
  const classOf = useClasses()
  const t = useMessages(dataTableMessages)
  if (items.length === 0) return '—'
  return (
    <span className={classOf('BadgeList')}>
      {items.slice(0, named).map(({ id, name }) => (
        <Badge key={id}>{name}</Badge>
      ))}
      {items.length > named && <small>{t('table.andMore', { count: items.length - named })}</small>}
    </span>
  )
}

/** A text that breaks within a word only if that must be: an e-mail before its @, an address and a key after dots and slashes. */
export function breakable(text: string): ReactNode {
  const [first, ...others] = text.match(text.includes('@') ? /^[^@]+|@.*/gs : /[^./]*[./]|[^./]+/g) ?? []
  // Two pieces may be equal, so each is known by its end.
  let at = 0
  return (
    <>
      {first}
      {others.map((piece) => {
        at += piece.length
        return (
          <Fragment key={at}>
            <wbr />
            {piece}
          </Fragment>
        )
      })}
    </>
  )
}
