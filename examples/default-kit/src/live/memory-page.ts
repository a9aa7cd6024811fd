import { type PagePort, platformPorts } from '@portico/headless/core'

/** The origin of the application that a live screen is part of. */
const origin = 'https://lantern.example'

/** A page whose address is in memory, so that a screen moves on within its frame. `onLeave` receives any other address. */
export function memoryPage(path: string, onLeave: (address: string) => void): PagePort {
  let present = new URL(path, origin)
  const listeners = new Set<() => void>()
  const move = (next: string) => {
    present = new URL(next, origin)
    for (const listener of [...listeners]) listener()
  }
  return {
    ...platformPorts().page,
    url: () => new URL(present),
    move,
    open: (address) => (new URL(address).origin === origin ? move(address) : onLeave(address)),
    onMove(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
