'use client'

import { enableShadowDOM } from '@react-stately/flags'
import {
  type CSSProperties,
  type ReactElement,
  type ReactNode,
  useCallback,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { styles } from './first-styles.gen.ts'
import { SurfaceContext } from './surface-context.ts'

/** What a {@link ShadowContainer} takes, beside the attributes of its host. */
export interface ShadowContainerProps {
  /** The class of the host. */
  readonly className: string
  /** The tokens, on the host. */
  readonly style: CSSProperties
  /** The consumer's sheets: addresses, or sheets made with `new CSSStyleSheet()`. They come after ours and unlayered. */
  readonly sheets: readonly (string | CSSStyleSheet)[]
  /** What is rendered within the root. */
  readonly children: ReactNode
}

/** An open shadow root with the kit's styles. On a server it is empty, and fills once the page is alive. */
export function ShadowContainer({ sheets, children, ...host }: ShadowContainerProps): ReactElement {
  const [root, setRoot] = useState<ShadowRoot | null>(null)
  const attach = useCallback((node: HTMLElement | null) => setRoot(node && rootOf(node)), [])
  const surface = useMemo(() => ({ portal: null, styled: async () => (root ? adoptLater(root) : undefined) }), [root])
  return (
    <div {...host} ref={attach}>
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
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...constructed]
    return () => {
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => !constructed.includes(sheet))
    }
  }, [root, constructed])
  return sheets.map((sheet) => typeof sheet === 'string' && <link key={sheet} rel="stylesheet" href={sheet} />)
}

function rootOf(host: HTMLElement): ShadowRoot {
  if (host.shadowRoot) return host.shadowRoot
  enableShadowDOM()
  const root = host.attachShadow({ mode: 'open' })
  adopt(root, styles)
  return root
}

async function adoptLater(root: ShadowRoot): Promise<void> {
  const { styles: later } = await import('./later-styles.gen.ts')
  adopt(root, later)
}

/** Every root of a page shares one sheet for the same text. */
const sheets = /* @__PURE__ */ new Map<string, CSSStyleSheet>()

function adopt(root: ShadowRoot, text: string): void {
  let sheet = sheets.get(text)
  if (!sheet) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    sheets.set(text, sheet)
  }
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
}
