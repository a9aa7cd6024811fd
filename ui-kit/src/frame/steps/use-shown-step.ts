'use client'

import { useDeferredValue, useEffect, useRef, useState } from 'react'

/** The step that is on the screen. */
export interface ShownStep<Step> {
  /** The step on the screen. */
  readonly shown: Step
  /** True if the flow is at another step already, so that the buttons of this one stay busy. */
  readonly isLeaving: boolean
}

/**
 * The step on the screen follows the step of the flow as soon as its code is there. Until then the former step stays, with
 * its button busy. A step that passes by itself at once is shown only if it lasts.
 */
export function useShownStep<Step>(step: Step, isPassing: boolean): ShownStep<Step> {
  const [lasting, setLasting] = useState<Step>()
  const latest = useRef(step)
  if (!isPassing || lasting === step) latest.current = step
  useEffect(() => {
    if (!isPassing) return
    const timer = setTimeout(() => setLasting(step), shortest)
    return () => clearTimeout(timer)
  }, [step, isPassing])
  const shown = useDeferredValue(latest.current)
  return { shown, isLeaving: shown !== step }
}

/** Milliseconds. A page that moves on by then shows nothing between. */
const shortest = 500
