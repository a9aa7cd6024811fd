'use client'

import { type ComponentType, type ReactElement, useRef } from 'react'
import { lazyPart } from '../../../frame/lazy-part.tsx'
import { Arrival } from './arrival.tsx'
import { sectionPlaces } from './section-places.tsx'
import type { ShownSection } from './use-shown-sections.ts'

/** The content of a section. Its code loads with its first render. */
export function SectionContent({ section }: { readonly section: ShownSection }): ReactElement {
  const Content = useContent(section)
  return <Content key={section.id} />
}

/** One component per section, for as long as the portal is open: an application may make its sections at each render. */
function useContent(section: ShownSection): ComponentType {
  const latest = useRef(section)
  latest.current = section
  const contents = useRef(new Map<string, ComponentType>())
  const found = contents.current.get(section.id)
  if (found) return found
  const { load, label } = section
  const made = lazyPart(async () => {
    const Own = await load()
    return () => (
      <>
        <Own />
        <Arrival />
      </>
    )
  }, sectionPlaces(label))
  contents.current.set(section.id, made)
  return made
}
