'use client'

import { createContext, useContext } from 'react'

/** How far a part of the kit is walled off from the page's CSS: in an open shadow root, or in the page itself. */
export type Isolation = 'shadow' | 'none'

/** The isolation of what is below, where it does not say itself. */
export const IsolationContext = /* @__PURE__ */ createContext<Isolation>('shadow')

/** Loads a text of CSS. */
export type LoadStyles = () => Promise<string>

/** The styles of the groups that the screens below belong to, beside those of the sign-in. */
export const StylesContext = /* @__PURE__ */ createContext<readonly LoadStyles[]>([])

/** Where a part of the kit is rendered. */
export interface SurfaceSetting {
  /** Where overlays go, so that they are styled and labelled like what opens them; `null` until it is on the page. */
  readonly portal: HTMLElement | null
  /** Waits for the styles of parts that are loaded later. In the page itself there is nothing to wait for. */
  readonly styled: () => Promise<void>
}

/** Where the kit's parts are rendered. */
export const SurfaceContext = /* @__PURE__ */ createContext<SurfaceSetting>({ portal: null, styled: async () => {} })

/** The isolation that holds where the part that asks is. */
export function useIsolation(): Isolation {
  return useContext(IsolationContext)
}

/** Where the part that asks is rendered. */
export function useSurface(): SurfaceSetting {
  return useContext(SurfaceContext)
}
