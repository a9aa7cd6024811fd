'use client'

import { useClient } from '@portico/headless'
import { type ReactElement, type ReactNode, useEffect, useInsertionEffect, useMemo, useRef, useState } from 'react'
import { useLocale } from '../i18n/index.ts'
import { useClasses } from '../slots/index.ts'
import { tokenStyle, useAppearance } from '../theme/index.ts'
import { adoptSheets, dropSheets, sheetOf } from './adopted-sheets.ts'
import { Announcer } from './announcer.tsx'
import { ShadowContainer, type ShadowContainerProps } from './shadow-container.tsx'
import { type Isolation, IsolationContext, SurfaceContext, useIsolation, useSurface } from './surface-context.ts'

export interface ScreenSurfaceProps {
  /** Default: the provider's, otherwise `shadow`. With `none`, load `@portico/ui-kit/styles.css`. */
  readonly isolation?: Isolation | undefined
  /** The content of the surface. */
  readonly children: ReactNode
}

/** The container of a screen: its theme, language, direction and isolation from the page's CSS. */
export function ScreenSurface({ isolation, children }: ScreenSurfaceProps): ReactElement {
  const { theme, colorScheme, tokens, sheets } = useAppearance()
  const { code, dir } = useLocale()
  const { log } = useClient()
  const outer = useIsolation()
  const inner = isolation ?? outer
  const { style, refused } = useMemo(() => tokenStyle(tokens), [tokens])
  useEffect(() => {
    if (refused.length > 0)
      log.warn(`The appearance holds tokens that were left out: ${refused.join(', ')} (tokens-refused).`)
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

/** The element that holds a screen and its overlays. */
function Ground({ className, children, ...attributes }: GroundProps) {
  const classOf = useClasses()
  const { styled } = useSurface()
  const place = useRef<HTMLDivElement>(null)
  const [portal, setPortal] = useState<HTMLElement | null>(null)
  // Set in an effect, because no overlay opens before the first form has rendered.
  useEffect(() => setPortal(place.current), [])
  const surface = useMemo(() => ({ portal, styled }), [portal, styled])
  return (
    <SurfaceContext.Provider value={surface}>
      <div {...attributes} className={classOf('Ground', className)}>
        <Announcer>
          {children}
          <div ref={place} className={classOf('Overlays')} />
        </Announcer>
      </div>
    </SurfaceContext.Provider>
  )
}

/** The id that React Aria checks before it adds its style element for pressable elements. */
const styleId = 'react-aria-pressable-style'

interface Stand {
  readonly mark: Element
  readonly sheets: readonly CSSStyleSheet[]
  users: number
}

const stands = new WeakMap<Document, Stand>()

/**
 * Adds React Aria's rule for pressable elements as a constructed sheet, because a strict `style-src` blocks its style
 * element. An existing element stays in use. Returns a function that removes the rule.
 */
function holdPressableRule(page: Document): () => void {
  const stand = stands.get(page) ?? stood(page)
  if (!stand) return () => {}
  stands.set(page, stand)
  stand.users++
  return () => {
    if (--stand.users > 0) return
    stands.delete(page)
    stand.mark.remove()
    dropSheets(page, stand.sheets)
  }
}

function stood(page: Document): Stand | null {
  if (page.getElementById(styleId)) return null
  const mark = page.createElement('meta')
  mark.id = styleId
  page.head.append(mark)
  const sheet = sheetOf('@layer{[data-react-aria-pressable]{touch-action:pan-x pan-y pinch-zoom}}')
  const sheets = sheet ? [sheet] : []
  adoptSheets(page, sheets)
  return { mark, sheets, users: 0 }
}
