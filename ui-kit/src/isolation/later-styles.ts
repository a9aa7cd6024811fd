import { adoptSheets, dropSheets, sheetOf } from './adopted-sheets.ts'
import { styles } from './later-styles.gen.ts'

/** Adopts the styles of later parts and those of groups, then what an old browser needs. */
export async function adopt(
  root: ShadowRoot,
  groups: readonly string[],
  adoptText: (root: ShadowRoot, text: string) => void,
): Promise<void> {
  for (const text of [styles, ...groups]) adoptText(root, text)
  await lighten(root)
}

/**
 * Gives a root the light theme in an engine without `light-dark()`, where all colours of the kit would be missing: Chrome before 123
 * and Safari before 17.5. It comes after every other sheet of the kit.
 */
async function lighten(root: ShadowRoot): Promise<void> {
  if (!('CSS' in globalThis) || CSS.supports('color', 'light-dark(red, blue)')) return
  const { styles: text } = await import('./light-styles.gen.ts')
  light ??= sheetOf(text)
  if (!light) return
  dropSheets(root, [light])
  adoptSheets(root, [light])
}

/** The one sheet of all roots of the page. */
let light: CSSStyleSheet | null = null
