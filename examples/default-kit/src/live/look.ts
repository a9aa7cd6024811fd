import type { Appearance } from '@portico/ui-kit'
import { useSyncExternalStore } from 'react'

let look: Appearance = {}
const listeners = new Set<() => void>()

/** Returns what the page around this one has set over the look of the screen. */
export function useLook(): Appearance {
  return useSyncExternalStore(subscribe, () => look)
}

/** Applies messages of the page around this one: `{ look: { theme, colorScheme, tokens } }`. Each replaces the one before. */
export function receiveLooks(): void {
  addEventListener('message', ({ origin, data }: MessageEvent<{ readonly look?: Appearance } | string>) => {
    if (origin !== location.origin || typeof data === 'string' || !data.look) return
    look = data.look
    document.documentElement.style.colorScheme = look.colorScheme ?? document.documentElement.style.colorScheme
    for (const listener of listeners) listener()
  })
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
