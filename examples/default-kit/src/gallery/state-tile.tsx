import { useEffect, useRef, useState } from 'react'
import { FrozenScreen } from './frozen-screen.tsx'
import type { GalleryState } from './gallery-state.ts'
import { useShown } from './use-shown.ts'

/** What a {@link StateTile} takes. */
export interface StateTileProps {
  /** The state it shows. */
  readonly state: GalleryState
  /** Where it is shown alone. */
  readonly address: string
}

/** A state among others: a picture of it, so nothing in it takes the focus. It is made when it comes near the view. */
export function StateTile({ state, address }: StateTileProps) {
  const tile = useRef<HTMLElement>(null)
  const isNear = useWasNear(tile)
  return (
    <article ref={tile} className="gallery-tile">
      <h3>
        <a href={address}>{state.title}</a>
      </h3>
      <div className="gallery-picture" inert>
        {isNear && <Picture state={state} />}
      </div>
    </article>
  )
}

function Picture({ state }: Pick<StateTileProps, 'state'>) {
  const frame = useRef<HTMLDivElement>(null)
  useShown(frame, state)
  return (
    <div ref={frame}>
      <FrozenScreen state={state} />
    </div>
  )
}

/** Whether an element is, or once was, within a screen of what is seen. */
function useWasNear(element: { readonly current: Element | null }): boolean {
  const [wasNear, setNear] = useState(false)
  useEffect(() => {
    if (wasNear || !element.current) return
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: '100% 0px' },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, wasNear])
  return wasNear
}
