'use client'

import { createContext, useContext } from 'react'

/** The isolation from the page's CSS: an open shadow root, or none. */
export type Isolation = 'shadow' | 'none'

/** The isolation of components that do not set their own. */
export const IsolationContext = createContext<Isolation>('shadow')

/** Loads a text of CSS. */
export type LoadStyles = () => Promise<string>

/** The styles of the groups that the screens below belong to, beside those of the sign-in. */
export const StylesContext = createContext<readonly LoadStyles[]>([])

/** The height of controls that set none: 44 px, and 36 px in the portal and the checkout. At least 44 px on touch. */
export const ControlSizeContext = createContext<'md' | 'lg'>('lg')

/** The surface that contains a part of the kit. */
export interface SurfaceSetting {
  /** The container for overlays, which gives them the styles and language of their opener; `null` until mounted. */
  readonly portal: HTMLElement | null
  /** Resolves after the styles of lazy parts have loaded. Without a shadow root it resolves at once. */
  readonly styled: () => Promise<void>
}

/** The surface of the surrounding screen. */
export const SurfaceContext = createContext<SurfaceSetting>({ portal: null, styled: async () => {} })

/** The isolation at the calling component. */
export function useIsolation(): Isolation {
  return useContext(IsolationContext)
}

/** The surface around the calling component. */
export function useSurface(): SurfaceSetting {
  return useContext(SurfaceContext)
}
