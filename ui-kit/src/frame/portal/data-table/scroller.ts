/** The rows rendered beyond each edge of the view. */
export const overscan = 2

const known = new WeakMap<Element, Element>()

/** The element that scrolls the rows: the nearest ancestor with a scroll bar, across shadow roots, else the page. */
export function scrollerOf(element: Element): Element {
  const former = known.get(element)
  if (former?.isConnected) return former
  const found = findScroller(element)
  if (element.isConnected) known.set(element, found)
  return found
}

/** The target of the scroll events of a scroller. */
export function scrollTarget(scroller: Element): EventTarget {
  return isPage(scroller) ? scroller.ownerDocument : scroller
}

/** The part of an element that its scroller shows; `null` while it is not displayed. */
export function viewOf(element: Element, scroller: Element): View | null {
  const height = isPage(scroller) ? window.innerHeight : scroller.clientHeight
  const box = element.getBoundingClientRect()
  if (height === 0 || box.width === 0) return null
  const edge = isPage(scroller) ? 0 : scroller.getBoundingClientRect().top + scroller.clientTop
  return { top: edge - box.top, height }
}

function findScroller(element: Element): Element {
  const page = element.ownerDocument
  for (let one = parentOf(element); one && one !== page.body; one = parentOf(one)) {
    if (/^(?:auto|scroll)$/.test(getComputedStyle(one).overflowY)) return one
  }
  return page.documentElement
}

function isPage(scroller: Element): boolean {
  return scroller === scroller.ownerDocument.documentElement
}

function parentOf(element: Element): Element | null {
  if (element.parentElement) return element.parentElement
  const root = element.getRootNode()
  return root instanceof ShadowRoot ? root.host : null
}

/** Neighbouring rows that are rendered together. */
export interface Run {
  readonly first: number
  /** The index after the last row. */
  readonly end: number
  /** The height of the rows left out before the run, in pixels. */
  readonly gap: number
}

/** The part of the rows that is in sight, in pixels from the first row. */
interface View {
  readonly top: number
  readonly height: number
}

/** Indexes from `first` to the one before `end`. */
export type Span = Pick<Run, 'first' | 'end'>

/** The distance of each row from the first one, and the height of all rows as the last member. */
export function offsetsOf(heights: Float64Array): Float64Array {
  const offsets = new Float64Array(heights.length + 1)
  heights.forEach((height, index) => {
    offsets[index + 1] = (offsets[index] ?? 0) + height
  })
  return offsets
}

/** The index of the row at a distance from the first one; the nearest row beyond the ends. */
export function rowAt(offsets: Float64Array, distance: number): number {
  let low = 0
  let high = Math.max(0, offsets.length - 2)
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((offsets[middle] ?? 0) <= distance) low = middle
    else high = middle - 1
  }
  return low
}

/** The rows in sight, with {@link overscan} rows beyond each edge. */
export function spanOf(offsets: Float64Array, { top, height }: View): Span {
  const count = offsets.length - 1
  if (count === 0) return { first: 0, end: 0 }
  const first = rowAt(offsets, Math.max(0, top))
  const last = rowAt(offsets, Math.max(0, top + height))
  return { first: Math.max(0, first - overscan), end: Math.min(count, last + overscan + 1) }
}

/** The runs of a span and of rows kept outside it, in order. `kept` may repeat indexes and contain those of the span. */
export function runsOf(offsets: Float64Array, span: Span, kept: readonly number[]): readonly Run[] {
  const outside = [...new Set(kept)].filter((index) => index < span.first || index >= span.end)
  const spans = [span, ...outside.map((index) => ({ first: index, end: index + 1 }))]
    .filter(({ first, end }) => end > first)
    .toSorted((one, other) => one.first - other.first)
  const joined = spans.reduce<Span[]>((runs, next) => {
    const last = runs.at(-1)
    if (last?.end === next.first) runs.splice(-1, 1, { first: last.first, end: next.end })
    else runs.push(next)
    return runs
  }, [])
  return joined.map((run, index) => {
    const before = joined[index - 1]?.end ?? 0
    return { ...run, gap: (offsets[run.first] ?? 0) - (offsets[before] ?? 0) }
  })
}

/** The height of the rows left out after the last run, in pixels. */
export function gapAfter(offsets: Float64Array, runs: readonly Run[]): number {
  return (offsets.at(-1) ?? 0) - (offsets[runs.at(-1)?.end ?? 0] ?? 0)
}
