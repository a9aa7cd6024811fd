/** The frames of a scroll. */
export interface ScrollReport {
  /** The duration of each frame, in milliseconds. */
  readonly frames: readonly number[]
  /** The frames with a place in the view without a row. */
  readonly blank: number
}

/** The number of elements in the rows, the rows included. */
export function nodesIn(rows: string): number {
  return [...document.querySelectorAll(rows)].reduce((sum, row) => sum + row.querySelectorAll('*').length + 1, 0)
}

/** Scrolls by 200 px a frame, 120 times, and turns at the ends. */
export async function measureScroll(scroller: Element, rows: string): Promise<ScrollReport> {
  const frames: number[] = []
  let blank = 0
  let direction = 1
  let last = await frame()
  for (let step = 0; step < steps; step++) {
    if (scroller.scrollTop + scroller.clientHeight >= scroller.scrollHeight - 1) direction = -1
    if (scroller.scrollTop <= 0) direction = 1
    scroller.scrollTop += direction * stride
    const now = await frame()
    frames.push(now - last)
    last = now
    if (!isFilled(scroller, rows)) blank++
  }
  return { frames, blank }
}

const steps = 120
const stride = 200

function frame(): Promise<number> {
  return new Promise((resolve) => requestAnimationFrame(resolve))
}

/** `true` if there is a row at each place of the view, below its head. */
function isFilled(scroller: Element, rows: string): boolean {
  const { top, bottom, left, width } = scroller.getBoundingClientRect()
  const places = Array.from({ length: 8 }, (_, index) => top + head + ((bottom - top - 2 * head) * index) / 7)
  return places.every((y) => {
    const found = document.elementFromPoint(left + width / 2, y)
    return found !== null && found.closest(rows) !== null
  })
}

/** The height of a head, in pixels. */
const head = 60
