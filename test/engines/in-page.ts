import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Target } from './targets.ts'

const library = dirname(createRequire(import.meta.url).resolve('@testing-library/dom/package.json'))

/** Gives a page the queries by role, label and text that the component tests have too. */
export const queriesSource = `
  const module = undefined, exports = undefined, define = undefined
  ${readFileSync(join(library, 'dist/@testing-library/dom.umd.min.js'), 'utf8')}
  window.porticoTestQueries = { ...globalThis.TestingLibraryDom, RegExp }
`

/** A target as a driver can send it. */
export interface SentTarget {
  readonly by: string
  readonly name: string
  readonly flags: string | null
  readonly within: SentTarget | null
}

/** A target as a driver can send it. */
export function sent({ by, name, within }: Target): SentTarget {
  const isPattern = name instanceof RegExp
  return {
    by,
    name: isPattern ? name.source : name,
    flags: isPattern ? name.flags : null,
    within: within ? sent(within) : null,
  }
}

/**
 * Runs in the page: returns the first element of a target that can be seen, `null` if there is none, and `no queries` in a page
 * that has not received them yet.
 */
export function findInPage(wanted: SentTarget): Element | null | 'no queries' {
  const queries: unknown = Reflect.get(window, 'porticoTestQueries')
  if (!queries) return 'no queries'
  const ask = (query: string, ...given: readonly unknown[]): readonly Element[] =>
    Reflect.apply(Reflect.get(Object(queries), query), queries, given)
  const roots = (from: ParentNode): readonly ParentNode[] => [
    from,
    ...[...from.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? roots(shadowRoot) : [])),
  ]
  // A query needs an element to begin at.
  const starts = (from: ParentNode) =>
    roots(from).flatMap((root) =>
      root instanceof Document ? [root.body] : root instanceof Element ? [root] : [...root.children],
    )
  const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  const find = ({ by, name, flags, within }: SentTarget): Element | null => {
    const from = within ? find(within) : document
    if (!from) return null
    // Firefox runs each script in a world of its own, and the queries know only patterns of theirs.
    const matcher = flags === null ? name : Reflect.construct(Reflect.get(Object(queries), 'RegExp'), [name, flags])
    const found = starts(from).flatMap((start) => {
      if (by === 'label') return ask('queryAllByLabelText', start, matcher)
      if (by === 'text') return ask('queryAllByText', start, matcher)
      return ask('queryAllByRole', start, by, { name: matcher })
    })
    return found.find((element) => isSeen(element)) ?? null
  }
  return find(wanted)
}

/** Runs in the page: the element that has the focus, in shadow roots too, by its label, its text or its tag. */
export function focusedInPage(): string {
  let element = document.activeElement
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
  const root = element?.getRootNode()
  const ids = (element?.getAttribute('aria-labelledby') ?? '').split(' ').filter(Boolean)
  const labels = ids.map((id) =>
    root instanceof ShadowRoot || root instanceof Document ? root.getElementById(id) : null,
  )
  const words =
    element?.getAttribute('aria-label') ??
    (labels.map((label) => label?.textContent ?? '').join(' ') ||
      (element instanceof HTMLInputElement ? (element.labels?.[0]?.textContent ?? '') : '') ||
      element?.textContent)
  return (words || element?.tagName || '').replace(/\s+/g, ' ').trim()
}

/** Runs in the page: scrolls an element into sight and returns the point at which a click reaches it, or what is in the way. */
export function pointInPage(element: Element): readonly [x: number, y: number] | string {
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  const { left, top, width, height } = element.getBoundingClientRect()
  const [x, y] = [Math.floor(left + width / 2), Math.floor(top + height / 2)]
  let hit = document.elementFromPoint(x, y)
  for (;;) {
    const inner = hit?.shadowRoot?.elementFromPoint(x, y)
    if (!inner || inner === hit) break
    hit = inner
  }
  const isDisabled = element.matches(':disabled, [aria-disabled=true]')
  if (isDisabled) return 'it is disabled'
  if (hit && (element.contains(hit) || hit.closest('label')?.contains(element))) return [x, y]
  return `${hit?.outerHTML.slice(0, 120)} is in the way`
}

/** Runs in the page: its text, that of shadow roots too. */
export function textInPage(): string {
  const textOf = (root: ParentNode): string =>
    [...root.children].map((child) => (child instanceof HTMLElement ? child.innerText : '')).join(' ') +
    [...root.querySelectorAll('*')].map(({ shadowRoot }) => (shadowRoot ? textOf(shadowRoot) : '')).join(' ')
  return textOf(document).replace(/\s+/g, ' ').slice(0, 2000)
}

/** Runs in the page: its first field for a file, which is often hidden. */
export function fileFieldInPage(): Element | null {
  const find = (root: ParentNode): Element | null => {
    const own = root.querySelector('input[type=file]')
    if (own) return own
    for (const { shadowRoot } of root.querySelectorAll('*')) {
      const inner = shadowRoot && find(shadowRoot)
      if (inner) return inner
    }
    return null
  }
  return find(document)
}

/** Runs in the page: selects the text of the field that has the focus. */
export function selectInPage(): void {
  let element = document.activeElement
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) element.select()
}

/** Runs in the page: counts the frames from now on, up to two. */
export function countFramesInPage(): void {
  Reflect.set(window, 'porticoTestFrames', 0)
  const count = () => {
    const frames = Number(Reflect.get(window, 'porticoTestFrames')) + 1
    Reflect.set(window, 'porticoTestFrames', frames)
    if (frames < 2) requestAnimationFrame(count)
  }
  requestAnimationFrame(count)
}

/** Runs in the page: the number of its parts that are loading. */
export function loadingInPage(): number {
  const count = (root: ParentNode): number =>
    root.querySelectorAll('[aria-busy=true], .portico-Skeleton').length +
    [...root.querySelectorAll('*')].reduce((sum, { shadowRoot }) => sum + (shadowRoot ? count(shadowRoot) : 0), 0)
  return count(document)
}
