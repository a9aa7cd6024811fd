'use client'

import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useSyncExternalStore } from 'use-sync-external-store/shim'
import type { Unsubscribe } from '../core/events.ts'
import type { Clock } from '../core/ports/ports.ts'
import { sameData } from '../core/record.ts'
import { useClient } from './context.ts'

/** The slices that a value is derived from; the second is optional. */
export type Sources = readonly [Source, Source | null]

/** A slice, as far as it is subscribed to. */
interface Source {
  readonly subscribe: (listener: () => void) => Unsubscribe
}

/** How a value is worked out. Hand over the same object for as long as nothing else is asked. */
export interface Derivation<Value> {
  /** The value now; `isFirst` asks for the one of a server's markup. Plain data. */
  readonly value: (isFirst: boolean) => Value
  /** When the value changes by itself next, in epoch milliseconds; `null` where it does not. */
  readonly until: () => number | null
}

/** A value worked out of slices and the time. Renders only when the value changes, at every level of it. */
export function useDerived<Value>([one, other]: Sources, { value, until }: Derivation<Value>): Value {
  const { clock } = useClient().ports
  const committed = useRef<Value | undefined>(undefined)
  const [now, first] = useMemo(() => keeping(value, committed.current), [value])
  const subscribe = useCallback(
    (listener: () => void) => {
      const alarm = createAlarm(clock, until, listener)
      const hear = () => {
        alarm.set()
        listener()
      }
      const stops = [one.subscribe(hear), other?.subscribe(hear)]
      alarm.set()
      return () => {
        alarm.stop()
        for (const stop of stops) stop?.()
      }
    },
    [clock, one, other, until],
  )
  const shown = useSyncExternalStore(subscribe, now, first)
  useEffect(() => {
    committed.current = shown
  }, [shown])
  return shown
}

/** The value now and at first; the former one stays for as long as it is the same. */
function keeping<Value>(value: (isFirst: boolean) => Value, former: Value | undefined) {
  let kept = former
  const read = (isFirst: boolean) => () => {
    const next = value(isFirst)
    if (kept === undefined || !sameData(kept, next)) kept = next
    return kept
  }
  return [read(false), read(true)] as const
}

function createAlarm(clock: Clock, until: () => number | null, ring: () => void) {
  let stop = () => {}
  const alarm = {
    set() {
      stop()
      const time = until()
      if (time === null) return
      const left = Math.max(0, time - clock.now())
      stop = clock.after(Math.min(left, longestWait), () => {
        alarm.set()
        ring()
      })
    },
    stop: () => stop(),
  }
  return alarm
}

const longestWait = 24 * 3_600_000
