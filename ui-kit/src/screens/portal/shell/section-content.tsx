'use client'

import { type ComponentType, type ReactElement, useRef } from 'react'
import { lazyPart } from '../../../frame/loading/lazy-part.tsx'
import { AccountDates } from '../../../frame/portal/dates/account-dates.tsx'
import { Arrival } from './arrival.tsx'
import { sectionPlace } from './section-place.tsx'
import type { ShownSection } from './use-shown-sections.ts'

/** The content of a section. Its code loads with its first render. */
export function SectionContent({ section: { id, load, label } }: { readonly section: ShownSection }): ReactElement {
  // One component per section, for as long as the portal is open: an application may make its sections at each render.
  const contents = useRef(new Map<string, ComponentType>())
  const Content =
    contents.current.get(id) ??
    lazyPart(
      async () => {
        const Own = await load()
        return () => (
          <AccountDates>
            <Own />
            <Arrival />
          </AccountDates>
        )
      },
      sectionPlace(id, label),
    )
  contents.current.set(id, Content)
  return <Content key={id} />
}
