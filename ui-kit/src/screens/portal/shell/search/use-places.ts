'use client'

import { useSession } from '@portico/headless'
import { isAuthorized } from '@portico/headless/rules'
import { useMemo } from 'react'
import { usePageAppearance } from '../../../../frame/portal/use-page-appearance.ts'
import { useMessages } from '../../../../i18n/index.ts'
import { portalSearchMessages } from '../../../../i18n/messages/portal/portal-search.gen.ts'
import type { ShownSection } from '../use-shown-sections.ts'
import { placesBelow } from './search-places.ts'

/** A place of the portal that a search can find. */
export interface FoundPlace {
  /** The identifier, unique among all results. */
  readonly id: string
  readonly label: string
  /** Where the place is. Default: it is a section. */
  readonly note?: string
  readonly section: string
  readonly tab?: string
  readonly record?: string
}

/** The sections that the person may open, and the tabs and settings on them that the account shows. */
export function usePlaces(sections: readonly ShownSection[]): {
  readonly sections: readonly FoundPlace[]
  readonly below: readonly FoundPlace[]
} {
  const t = useMessages(portalSearchMessages)
  const security = usePageAppearance('security')
  const account = usePageAppearance('account')
  const profile = usePageAppearance('profile')
  const user = useSession((session) => session.user)
  return useMemo(() => {
    const open = sections.filter(({ lacks }) => lacks.length === 0)
    const pages: Readonly<Record<string, Appearance>> = { security, account, profile }
    const below = placesBelow.flatMap(({ section: id, tab, label, field, see }): readonly FoundPlace[] => {
      const section = open.find((one) => one.id === id)
      if (!section) return []
      const page = pages[id]
      if (tab !== undefined && page?.tabs[tab] === 'hidden') return []
      if (field !== undefined && page?.fields[field] === 'hidden') return []
      if (see !== undefined && !(user && isAuthorized(user, { permissions: [see] }))) return []
      const tabLabel = placesBelow.find((one) => one.section === id && one.tab === tab && !one.field)?.label
      const path = tabLabel === undefined || tabLabel === label ? [section.label] : [section.label, t(tabLabel)]
      const note = path.join(' · ')
      return [{ id: `${id}/${tab ?? ''}/${label}`, label: t(label), note, section: id, ...(tab && { tab }) }]
    })
    return { sections: open.map(({ id, label }) => ({ id, label, section: id })), below }
  }, [sections, security, account, profile, user, t])
}

interface Appearance {
  readonly tabs: Readonly<Record<string, string | undefined>>
  readonly fields: Readonly<Record<string, string | undefined>>
}
