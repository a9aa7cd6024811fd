import type { Logger } from '@portico/headless/core'
import { adoptSheets, dropSheets, sheetOf } from './adopted-sheets.ts'

export { styles } from './later-styles.gen.ts'

/**
 * Gives a root the light theme in an engine without `light-dark()`, where all colours of the kit would be missing: Chrome before 123
 * and Safari before 17.5. Call it after every other sheet of the kit was adopted, because the light theme comes last.
 */
export async function lighten(root: ShadowRoot, log: Logger): Promise<void> {
  if (!('CSS' in globalThis) || CSS.supports('color', 'light-dark(red, blue)')) return
  const { styles } = await import('./light-styles.gen.ts')
  if (!light) {
    log.warn(
      'This browser has no light-dark(), so every theme is light. docs/browsers.md has the versions (old-browser).',
    )
    light = sheetOf(styles)
  }
  if (!light) return
  dropSheets(root, [light])
  adoptSheets(root, [light])
}

/** The one sheet of all roots of the page. */
let light: CSSStyleSheet | null = null
