// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { longestTimer, platformPorts } from './browser.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
})

describe('a store of the browser', () => {
  const store = () => platformPorts().storage.local

  it('keeps a text, for the next visit as well', () => {
    store().set('way-back', '/reports')
    expect(store().get('way-back')).toBe('/reports')
    expect(localStorage.getItem('way-back')).toBe('/reports')
  })

  it('forgets what is set to null', () => {
    const local = store()
    local.set('way-back', '/reports')
    local.set('way-back', null)
    expect(local.get('way-back')).toBeNull()
    expect(localStorage).toHaveLength(0)
  })

  it('the store of the browser is separate from that of the tab', () => {
    const { storage } = platformPorts()
    storage.session.set('way-back', '/reports')
    expect(storage.local.get('way-back')).toBeNull()
  })

  it('holds a text for this visit where the browser’s is full, also over an older one', () => {
    const local = store()
    vi.stubGlobal('localStorage', fullOf({ 'way-back': '/reports' }))
    local.set('way-back', '/team')
    expect(local.get('way-back')).toBe('/team')
    local.set('way-back', null)
    expect(local.get('way-back')).toBeNull()
  })

  it('gives up the text it held as soon as the browser takes one again', () => {
    const local = store()
    vi.stubGlobal('localStorage', fullOf({}))
    local.set('way-back', '/team')
    vi.unstubAllGlobals()
    local.set('way-back', '/reports')
    expect([local.get('way-back'), localStorage.getItem('way-back')]).toEqual(['/reports', '/reports'])
  })

  it('holds a text for this visit where the browser’s is forbidden', () => {
    const local = store()
    vi.stubGlobal('localStorage', undefined)
    expect(local.get('way-back')).toBeNull()
    local.set('way-back', '/team')
    expect(local.get('way-back')).toBe('/team')
    local.set('way-back', null)
    expect(local.get('way-back')).toBeNull()
  })
})

describe('the clock of the browser', () => {
  beforeEach(() => vi.useFakeTimers())
  const { clock } = platformPorts()

  it('the clock of the browser returns the time of day and a monotonic elapsed time', () => {
    const [now, elapsed] = [clock.now(), clock.elapsed()]
    vi.advanceTimersByTime(1500)
    expect([clock.now() - now, clock.elapsed() - elapsed]).toEqual([1500, 1500])
  })

  it.each([
    ['as long as it is told', 1500, 1500],
    ['no time where that has passed', -5, 0],
    ['a day at most, which timers can count to', 30 * longestTimer, longestTimer],
  ])('waits %s', (_, ms, waits) => {
    const task = vi.fn()
    clock.after(ms, task)
    const start = clock.elapsed()
    vi.advanceTimersToNextTimer()
    expect(task).toHaveBeenCalledTimes(1)
    expect(clock.elapsed() - start).toBe(waits)
  })

  it('the clock of the browser does not run a canceled task', () => {
    const task = vi.fn()
    clock.after(1500, task)()
    vi.advanceTimersByTime(2000)
    expect(task).not.toHaveBeenCalled()
  })
})

describe('the page of the browser', () => {
  const { page } = platformPorts()
  beforeEach(() => history.replaceState(null, '', '/reports?year=2026'))

  it('the page of the browser returns its current address', () => {
    expect(page.url()?.pathname).toBe('/reports')
    expect(page.url()?.search).toBe('?year=2026')
  })

  it.each([
    ['adds to the history', false, 1],
    ['takes the place of the present entry', true, 0],
  ])('the page of the browser moves, notifies routers, and %s', (_, replace, added) => {
    const told = vi.fn()
    window.addEventListener('popstate', told)
    const before = history.length
    page.move('/team', { replace })
    window.removeEventListener('popstate', told)
    expect(page.url()?.pathname).toBe('/team')
    expect(told).toHaveBeenCalledTimes(1)
    expect(history.length - before).toBe(added)
  })

  it('leaves by the browser', () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
    page.open('https://idp.test/')
    expect(assign).toHaveBeenCalledWith('https://idp.test/')
  })

  it.each(['online', 'focus', 'pageshow', 'visibilitychange'])('wakes by %s', (event) => {
    const woken = vi.fn()
    const leave = page.onWake(woken)
    window.dispatchEvent(new Event(event))
    expect(woken).toHaveBeenCalledTimes(1)
    leave()
    window.dispatchEvent(new Event(event))
    expect(woken).toHaveBeenCalledTimes(1)
  })

  it('the page of the browser does not wake while it is hidden', () => {
    const woken = vi.fn()
    const leave = page.onWake(woken)
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    window.dispatchEvent(new Event('visibilitychange'))
    leave()
    expect(woken).not.toHaveBeenCalled()
  })

  it('the page of the browser wakes by an event dispatched on the document', () => {
    const woken = vi.fn()
    const leave = page.onWake(woken)
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    leave()
    expect(woken).toHaveBeenCalledTimes(1)
  })
})

describe('the log of the browser', () => {
  it.each(['error', 'warn', 'info', 'debug'] as const)('the log of the browser writes to its console: %s', (level) => {
    const line = vi.spyOn(console, level).mockImplementation(() => {})
    platformPorts().log(level, 'Refused.', { status: 403 })
    expect(line).toHaveBeenCalledWith('Refused.', { status: 403 })
  })
})

/** Returns a store of the browser whose quota is exceeded. */
function fullOf(texts: Readonly<Record<string, string>>) {
  const kept = new Map(Object.entries(texts))
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => void kept.delete(key),
    setItem() {
      throw new DOMException('full', 'QuotaExceededError')
    },
  }
}
