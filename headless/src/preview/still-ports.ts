import { PorticoError } from '../core/errors.ts'
import type { KeyValue, Ports } from '../core/ports/ports.ts'

/** Ports without effect: no request leaves, time stands still, nothing is stored, and the page stays at `url`. */
export function stillPorts(url: URL, now: number): Ports {
  return {
    fetch: () => Promise.reject(new PorticoError('network', 'A frozen client sends nothing')),
    clock: { now: () => now, elapsed: () => 0, after: () => noop },
    page: {
      url: () => new URL(url),
      open: noop,
      move: noop,
      onWake: () => noop,
      onActivity: () => noop,
      onShown: () => noop,
      onMove: () => noop,
      openTab: noop,
      isHidden: () => false,
    },
    storage: { local: empty, session: empty },
    tabs: null,
    native: null,
    log: noop,
  }
}

const noop = () => {}
const empty: KeyValue = { get: () => null, set: noop }
