'use client'

import { useClient } from '@portico/headless'
import { type ReactElement, type ReactNode, useEffect, useInsertionEffect, useMemo, useRef, useState } from 'react'
import { useLocale } from '../i18n/index.ts'
import { useClasses } from '../slots/index.ts'
import { tokenStyle, useAppearance } from '../theme/index.ts'
import { holdPressableRule } from './pressable-rule.ts'
import { ShadowContainer, type ShadowContainerProps } from './shadow-container.tsx'
import { type Isolation, IsolationContext, SurfaceContext, useIsolation, useSurface } from './surface-context.ts'

/** The props of {@link Surface}. */
export interface SurfaceProps {
  /** Default: that of the provider, else `shadow`. In the page itself, load `@portico/ui-kit/styles.css`. */
  readonly isolation?: Isolation | undefined
  /** The content. */
  readonly children: ReactNode
}

/** The ground a screen stands on: its theme, its language and direction, and its wall against the page's CSS. */
export function Surface({ isolation, children }: SurfaceProps): ReactElement {
  const { theme, colorScheme, tokens, sheets } = useAppearance()
  const { code, dir } = useLocale()
  const { log } = useClient()
  const outer = useIsolation()
  const inner = isolation ?? outer
  const { style, refused } = useMemo(() => tokenStyle(tokens), [tokens])
  useEffect(() => {
    if (refused.length > 0) log.warn(`The appearance holds tokens that were left out: ${refused.join(', ')}.`)
  }, [log, refused])
  useInsertionEffect(() => holdPressableRule(document), [])
  const look = useMemo(() => ({ 'data-theme': theme, 'data-color-scheme': colorScheme }), [theme, colorScheme])
  const words = { lang: code, dir }
  return (
    <IsolationContext.Provider value={inner}>
      {inner === 'none' ? (
        <Ground {...look} {...words} style={style} className="portico">
          {children}
        </Ground>
      ) : (
        <ShadowContainer look={look} style={style} className="portico" sheets={sheets}>
          <Ground {...words}>{children}</Ground>
        </ShadowContainer>
      )}
    </IsolationContext.Provider>
  )
}

interface GroundProps extends Partial<Pick<ShadowContainerProps, 'style'>> {
  readonly className?: string
  readonly children: ReactNode
}

/** What the screen and its overlays stand on. */
function Ground({ className, children, ...attributes }: GroundProps) {
  const classOf = useClasses()
  const { styled } = useSurface()
  const place = useRef<HTMLDivElement>(null)
  const [portal, setPortal] = useState<HTMLElement | null>(null)
  // Not as soon as it is there: nothing needs it before the first form is on the screen.
  useEffect(() => setPortal(place.current), [])
  const surface = useMemo(() => ({ portal, styled }), [portal, styled])
  return (
    <SurfaceContext.Provider value={surface}>
      <div {...attributes} className={classOf('Ground', className)}>
        {children}
        <div ref={place} className={classOf('Overlays')} />
      </div>
    </SurfaceContext.Provider>
  )
}
