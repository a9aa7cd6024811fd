import { hasPage, listen } from './listen.ts'
import type { Clock, KeyValue, PagePort, Ports } from './ports.ts'

/**
 * The ports of the platform at hand: a browser, or a server, where there is no page and nothing is remembered.
 * Nothing is touched before a port is used, so importing and creating a client is safe anywhere.
 */
export function platformPorts(): Ports {
  return {
    fetch: (...request) => globalThis.fetch(...request),
    clock,
    page: browserPage(),
    storage: { local: keyValue('localStorage'), session: keyValue('sessionStorage') },
    log: (level, ...parts) => console[level](...parts),
  }
}

/** `true` if a native application may be around the page, so that its bridge is worth loading. */
export function mayBeNative({ native }: Pick<Ports, 'native'>): boolean {
  // An element with this id is a member of the window too, but none of its own.
  return Boolean(native) || Object.hasOwn(globalThis, 'FronteggNativeBridgeFunctions')
}

/** The longest a timer may run, in milliseconds: longer ones fire at once in some browsers. */
export const longestTimer = 86_400_000

/** The wait, in milliseconds, from which on nothing in Node is kept alive for it. */
const longWait = 10_000

const clock: Clock = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  after(ms, task) {
    const timer = setTimeout(task, Math.min(ms, longestTimer))
    // A process may wait for another try, but not for a renewal minutes away.
    if (typeof timer === 'object' && ms >= longWait) timer.unref?.()
    return () => clearTimeout(timer)
  },
}

function browserPage(): PagePort {
  return {
    url: () => (hasPage() ? new URL(location.href) : null),
    open: (url) => location.assign(url),
    move(path, { replace }) {
      history[replace ? 'replaceState' : 'pushState'](replace ? history.state : null, '', path)
      // pushState dispatches no event; routers listen to this one.
      window.dispatchEvent(new PopStateEvent('popstate'))
    },
    onWake: (listener) =>
      listen(['online', 'focus', 'pageshow', 'visibilitychange'], () => {
        if (document.visibilityState === 'visible') listener()
      }),
  }
}

function keyValue(name: 'localStorage' | 'sessionStorage'): KeyValue {
  const memory = new Map<string, string>()
  return {
    get(key) {
      try {
        return memory.get(key) ?? globalThis[name].getItem(key)
      } catch {
        return null
      }
    },
    set(key, value) {
      memory.delete(key)
      try {
        if (value === null) globalThis[name].removeItem(key)
        else globalThis[name].setItem(key, value)
      } catch {
        if (value !== null) memory.set(key, value)
      }
    },
  }
}
