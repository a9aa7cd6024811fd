import { useRef } from 'react'
import { FrozenScreen } from './frozen-screen.tsx'
import type { GalleryState } from './gallery-state.ts'
import { useReadyMark, useShown } from './use-shown.ts'

/** One state alone, as a whole page. The body carries `data-gallery-ready` with its id once it is there. */
export function StatePage({ state }: { readonly state: GalleryState }) {
  const frame = useRef<HTMLDivElement>(null)
  const isShown = useShown(frame, state)
  useReadyMark(isShown ? state.id : null)
  return (
    <div ref={frame}>
      <title>{`${state.title} · Lantern`}</title>
      <FrozenScreen state={state} isPage />
    </div>
  )
}
