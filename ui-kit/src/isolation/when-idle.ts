/**
 * Does what may not hold up the first form: once a frame has shown it and the page has nothing else to do. What it answers
 * calls that off. Safari knows no idle callback.
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
