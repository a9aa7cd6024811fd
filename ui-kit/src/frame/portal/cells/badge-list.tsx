'use client'

import type { ReactNode } from 'react'
import { useMessages } from '../../../i18n/index.ts'
import { dataTableMessages } from '../../../i18n/messages/portal/data-table.gen.ts'
import { Badge } from '../../../primitives/portal/badge/badge.tsx'
import { useClasses } from '../../../slots/index.ts'

export interface BadgeListProps {
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

/** The number of things with a badge. */
const named = 2
