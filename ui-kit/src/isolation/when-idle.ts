/** Does what may not hold up the first form, once the page has nothing else to do. Safari knows no idle callback. */
export function whenIdle(work: () => void): () => void {
  if (!globalThis.requestIdleCallback) {
    const timer = setTimeout(work, 200)
    return () => clearTimeout(timer)
  }
  const wish = requestIdleCallback(work, { timeout: 2000 })
  return () => cancelIdleCallback(wish)
}
