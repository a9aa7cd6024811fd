'use client'

import { enableShadowDOM } from '@react-stately/flags'
import {
  type CSSProperties,
  type ReactElement,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useInsertionEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react'
import { createPortal } from 'react-dom'
import { useClasses } from '../slots/index.ts'
import { adoptSheets, adoptText, dropSheets } from './adopted-sheets.ts'
import { styles } from './first-styles.gen.ts'
import { StylesContext, SurfaceContext } from './surface-context.ts'
import { whenIdle } from './when-idle.ts'

export interface ShadowContainerProps {
  /** The class of the host element. */
  readonly className: string
  /** The tokens, as custom properties of the host. */
  readonly style: CSSProperties
  /** The theme and the color scheme, as `data-theme` and `data-color-scheme`. */
  readonly look: Readonly<Record<`data-${string}`, string | undefined>>
  /** The consumer's sheets: addresses or `CSSStyleSheet` objects. They follow the kit's sheets, outside any layer. */
  readonly sheets: readonly (string | CSSStyleSheet)[]
  /** The content of the shadow root. */
  readonly children: ReactNode
}

/**
 * An open shadow root with the kit's styles. A server renders it empty; it fills after hydration. The host is created
 * before the first render, because a second render would flush all deferred work of React first.
 */
export function ShadowContainer({ className, style, look, sheets, children }: ShadowContainerProps): ReactElement {
  const classOf = useClasses()
  const isAlive = useSyncExternalStore(never, yes, no)
  const made = useRef<ShadowRoot | null>(null)
  if (isAlive) made.current ??= newRoot()
  const root = made.current
  const place = useCallback((node: HTMLElement | null) => void (root && node?.append(root.host)), [root])
  const groups = useContext(StylesContext)
  const styled = useCallback(async () => {
    if (!root) return
    const [{ adopt }, ...more] = await Promise.all([import('./later-styles.ts'), ...groups.map((load) => load())])
    await adopt(root, more, adoptText)
  }, [root, groups])
  const surface = useMemo(() => ({ portal: null, styled }), [styled])
  // Parts that render a surface alone load their styles here too.
  useEffect(() => (root ? whenIdle(() => void styled().catch(() => {})) : undefined), [root, styled])
  useInsertionEffect(() => {
    if (root) dress(root.host, { class: className, ...look }, style)
  }, [root, className, look, style])
  return (
    <div ref={place} className={classOf('Surface')}>
      {root &&
        createPortal(
          <SurfaceContext.Provider value={surface}>
            <ConsumerSheets root={root} sheets={sheets} />
            {children}
          </SurfaceContext.Provider>,
          root,
        )}
    </div>
  )
}

function ConsumerSheets({ root, sheets }: { readonly root: ShadowRoot } & Pick<ShadowContainerProps, 'sheets'>) {
  const constructed = useMemo(() => sheets.filter((sheet) => typeof sheet !== 'string'), [sheets])
  useLayoutEffect(() => {
    adoptSheets(root, constructed)
    return () => dropSheets(root, constructed)
  }, [root, constructed])
  return sheets.map((sheet) => typeof sheet === 'string' && <link key={sheet} rel="stylesheet" href={sheet} />)
}

const never = () => () => {}
const yes = () => true
const no = () => false

function newRoot(): ShadowRoot {
  enableShadowDOM()
  const root = document.createElement('div').attachShadow({ mode: 'open' })
  adoptText(root, styles)
  return root
}

/** Sets attributes and styles by the object model, because a strict policy blocks style attributes in markup. */
function dress(host: Element, attributes: Readonly<Record<string, string | undefined>>, style: CSSProperties): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined) host.removeAttribute(name)
    else host.setAttribute(name, value)
  }
  if (!(host instanceof HTMLElement)) return
  host.style.cssText = ''
  for (const [name, value] of Object.entries(style)) host.style.setProperty(name, String(value))
}
