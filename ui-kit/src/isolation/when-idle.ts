/**
 * Runs work that must not delay the first form: after its first frame, when the page is idle. Returns a function that
 * cancels it. Safari has no idle callback.
 */
export function whenIdle(work: () => void): () => void {
  let callOff = () => {}
  const frame = requestAnimationFrame(() => {
    if (typeof requestIdleCallback === 'function') {
      const wish = requestIdleCallback(work, { timeout: 2000 })
      callOff = () => cancelIdleCallback(wish)
    } else {
      const timer = setTimeout(work, 200)
      callOff = () => clearTimeout(timer)
    }
  })
  return () => {
    cancelAnimationFrame(frame)
    callOff()
  }
}
