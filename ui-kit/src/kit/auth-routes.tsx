'use client'

import { useRoute, useSession, useStartUp } from '@portico/headless'
import { isScreenRoute, type RouteName, type ScreenRoute } from '@portico/headless/routes'
import { type ComponentType, type ReactElement, type ReactNode, useCallback, useInsertionEffect, useRef } from 'react'
import { lazyPart } from '../frame/lazy-part.tsx'
import { atRest } from './at-rest.tsx'

/** Screens of one's own, by route: `{ loginUrl: MyLogin }`. */
export type RouteScreens = Readonly<Partial<Record<ScreenRoute, ComponentType>>>

/** The props of {@link AuthRoutes}. */
export interface AuthRoutesProps {
  /** Screens in the place of the kit's. The kit's own are loaded when their route is met. */
  readonly screens?: RouteScreens | undefined
  /** A route to show whatever the address is: for previews and builders. */
  readonly fixed?: RouteName | undefined
  /**
   * Shown beside the application while it is not known who is signed in: a page of its own, not a route of Portico. Default:
   * after about four seconds, a notice that the provider cannot be reached. `null` shows nothing.
   */
  readonly fallback?: ReactNode
  /** The application. It stays mounted behind a screen, hidden. */
  readonly children?: ReactNode
}

/**
 * The routes of Portico: on each the screen that belongs to it, with the application hidden behind it; elsewhere the
 * application. `PorticoKit` holds one; where the providers are your own, put one below them. A route
 * that is an address of another place is left alone. Until the client has loaded, the body carries
 * `data-portico-loading`.
 */
export function AuthRoutes({ screens, fixed, fallback, children }: AuthRoutesProps): ReactElement {
  const { name } = useRoute()
  const present = fixed ?? name
  const route = isScreenRoute(present) ? present : null
  const isHidden = route !== null
  const Own = route && screens?.[route]
  const isUnknown = useSession(({ status }) => status === 'restoring' || status === 'unreachable')
  const main = useRef<HTMLDivElement>(null)
  useLoadingMarker()
  // Set from here, because a strict style policy refuses style attributes in markup; and with the commit, so that what is
  // shown again can take the focus at once.
  const place = useCallback(
    (node: HTMLDivElement | null) => {
      main.current = node
      if (node) node.style.display = isHidden ? 'none' : 'contents'
    },
    [isHidden],
  )
  return (
    <>
      <div ref={place} className="portico-MainContent" hidden={isHidden}>
        {children}
      </div>
      {isUnknown && !isHidden && (fallback === undefined ? <OutageHost main={main} /> : fallback)}
      {Own ? <Own /> : route && <RouteScreen key={route} route={route} />}
    </>
  )
}

/** What says that the provider cannot be reached: nobody needs that within the first seconds. */
const OutageHost = /* @__PURE__ */ atRest(async () => (await import('./outage-host.tsx')).OutageHost)

/** Which screen it is and its code are for those who come upon it. */
const RouteScreen = /* @__PURE__ */ lazyPart(async () => (await import('./route-screen.tsx')).RouteScreen)

/** How many kits are loading, by page. */
const loading = /* @__PURE__ */ new WeakMap<HTMLElement, number>()

function useLoadingMarker() {
  const isLoading = useStartUp(({ status }) => status === 'loading')
  useInsertionEffect(() => {
    if (!isLoading) return
    const { body } = document
    const mark = (change: number) => {
      const count = (loading.get(body) ?? 0) + change
      loading.set(body, count)
      body.toggleAttribute('data-portico-loading', count > 0)
    }
    mark(1)
    return () => mark(-1)
  }, [isLoading])
}
