// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { onShown } from './shown.ts'

afterEach(() => void Reflect.deleteProperty(document, 'prerendering'))

const prerendering = (isPrerendered: boolean) =>
  Object.defineProperty(document, 'prerendering', { value: isPrerendered, configurable: true })

describe('a page', () => {
  it.each(['that cannot be prerendered', 'that is not prerendered'])('%s is shown at once', (which) => {
    if (which === 'that is not prerendered') prerendering(false)
    const act = vi.fn()
    onShown(act)()
    expect(act).toHaveBeenCalledTimes(1)
  })

  it('a prerendered page counts as shown once, when it is visited', () => {
    prerendering(true)
    const act = vi.fn()
    onShown(act)
    expect(act).not.toHaveBeenCalled()
    for (let time = 0; time < 2; time++) document.dispatchEvent(new Event('prerenderingchange'))
    expect(act).toHaveBeenCalledTimes(1)
  })

  it('a prerendered page does not notify a listener that has unsubscribed', () => {
    prerendering(true)
    const act = vi.fn()
    onShown(act)()
    document.dispatchEvent(new Event('prerenderingchange'))
    expect(act).not.toHaveBeenCalled()
  })
})
