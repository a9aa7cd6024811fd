'use client'

import { useRoute, useStartUp } from '@portico/headless'
import { type ComponentType, type ReactElement, useCallback, useEffect, useInsertionEffect, useState } from 'react'
import { whenIdle } from '../isolation/index.ts'
import { later } from '../screens/login/later.tsx'
import type { PorticoKitProps } from './portico-kit.tsx'

/** What a {@link PorticoPage} takes. */
export type PorticoPageProps = Pick<PorticoKitProps, 'screens' | 'children'>

/**
 * The page: on Portico's routes the screen of the route, with the application hidden behind it; elsewhere the
 * application (DESIGN, main content). Until the client has loaded, the body carries `data-portico-loading`.
 */
export function PorticoPage({ screens, children }: PorticoPageProps): ReactElement {
  const { name } = useRoute()
  useLoadingMarker()
  const isPorticos = name !== null && name !== 'authenticatedUrl' && name !== 'signUpSuccessUrl'
  const Route = isPorticos ? screens?.[name] : undefined
  // Set from here, because a strict style policy refuses style attributes in markup; and with the commit, so that what is
  // shown again can take the focus at once.
  const place = useCallback(
    (node: HTMLDivElement | null) => {
      if (node) node.style.display = isPorticos ? 'none' : 'contents'
    },
    [isPorticos],
  )
  return (
    <>
      <div ref={place} className="portico-MainContent" hidden={isPorticos}>
        {children}
      </div>
      {Route ? <Route /> : isPorticos && <NoScreen />}
      <StepUpHost />
    </>
  )
}

/** The dialog for calls that demand a step-up. Its code comes once the page is at rest, and shows nothing until then. */
function StepUpHost() {
  const [Part, setPart] = useState<ComponentType | null>(null)
  useEffect(
    () =>
      whenIdle(() => {
        import('../screens/step-up/step-up-dialog.tsx').then(
          ({ StepUpDialog }) => setPart(() => StepUpDialog),
          () => {},
        )
      }),
    [],
  )
  return Part && <Part />
}

/** A route without a screen is no dead end; its code is for the few who come upon one. */
const NoScreen = /* @__PURE__ */ later(async () => (await import('./no-screen.tsx')).NoScreen)

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
