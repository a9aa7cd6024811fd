'use client'

import { useRoute, useSession, useStartUp } from '@portico/headless'
import { isScreenRoute, type RouteName, type ScreenRoute } from '@portico/headless/routes'
import { type ComponentType, type ReactElement, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { lazyPart } from '../frame/loading/lazy-part.tsx'
import { useLoadingMarker } from '../frame/loading/loading-marker.ts'
import { FailuresProvider } from '../frame/loading/part-failed.tsx'
import { whenIdle } from '../isolation/index.ts'
import { Boundary } from '../slots/index.ts'

/** Custom screens by route: `{ loginUrl: MyLogin }`. */
export type RouteScreens = Readonly<Partial<Record<ScreenRoute, ComponentType>>>

export interface AuthRoutesProps {
  /** Screens that replace the kit's. The kit's own load when their route opens. */
  readonly screens?: RouteScreens | undefined
  /** A route to show at every address, for previews and builders. */
  readonly fixed?: RouteName | undefined
  /**
   * Rendered beside the application while the session is unknown, off Portico's routes. Default: after about four
   * seconds, a notice that the provider is unreachable. `null` renders nothing.
   */
  readonly fallback?: ReactNode
  /** The application. It stays mounted, but hidden, behind a screen. */
  readonly children?: ReactNode
}

/**
 * Renders the screen of Portico's current route and hides the application behind it. On other routes it renders the
 * application. `PorticoKit` contains one; with custom providers, put one below them. A route with a foreign origin is
 * ignored. Until the client has loaded, the body has the attribute `data-portico-loading`.
 */
export function AuthRoutes({ screens, fixed, fallback, children }: AuthRoutesProps): ReactElement {
  const { name } = useRoute()
  const present = fixed ?? name
  const route = isScreenRoute(present) ? present : null
  const isHidden = route !== null
  const Own = route && screens?.[route]
  const isUnknown = useSession(({ status }) => status === 'restoring' || status === 'unreachable')
  const main = useRef<HTMLDivElement>(null)
  useLoadingMarker(useStartUp(({ status }) => status === 'loading'))
  // Set here, because a strict style policy blocks style attributes in markup. It runs in the commit, so that the shown
  // content can take the focus at once.
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
      {route && (
        <FailuresProvider>
          <Boundary part={route} of={route}>
            {Own ? <Own /> : <RouteScreen key={route} route={route} />}
          </Boundary>
        </FailuresProvider>
      )}
    </>
  )
}

/** The notice of an unreachable provider, which the first seconds do not need. */
const OutageHost = atRest(async () => (await import('./outage-host.tsx')).OutageHost)

/** The screens and their lookup load only on Portico's routes. */
const RouteScreen = lazyPart(async () => (await import('./route-screen.tsx')).RouteScreen)

/** Makes a component whose code loads once the page is idle. It renders nothing before, if loading fails, and after it threw. */
export function atRest<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactElement | null {
  return function AtRest(props) {
    const [Part, setPart] = useState<ComponentType<Props> | null>(null)
    useEffect(
      () =>
        whenIdle(() => {
          load().then(
            (loaded) => setPart(() => loaded),
            () => {},
          )
        }),
      [],
    )
    return (
      Part && (
        <FailuresProvider>
          <Boundary part="overlay" failed={() => null}>
            <Part {...props} />
          </Boundary>
        </FailuresProvider>
      )
    )
  }
}
