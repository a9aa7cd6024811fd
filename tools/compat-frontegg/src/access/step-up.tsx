'use client'

import { useStepUp as useFlow, useIsSteppedUp as useIsProved } from '@portico/headless'
import { type ReactElement, type ReactNode, useEffect } from 'react'
import { noticeName } from '#notices'

export interface StepUpOptions {
  /** Seconds since the proof. Default: any age. */
  readonly maxAge?: number | undefined
}

/**
 * Returns a function that asks for a second factor again, and returns to the page.
 *
 * @deprecated Use `useStepUp().stepUp` of `@portico/headless`.
 */
export function useStepUp(): (options?: StepUpOptions) => void {
  noticeName('useStepUp')
  return useFlow(({ stepUp }) => stepUp)
}

/**
 * Returns `true` if the user has proved a second factor.
 *
 * @deprecated Use `useIsSteppedUp` of `@portico/headless`, with the same options.
 */
export function useIsSteppedUp(options?: StepUpOptions): boolean {
  noticeName('useIsSteppedUp')
  return useIsProved(options)
}

export interface SteppedUpContentProps extends StepUpOptions {
  /** Does not ask for the second factor by itself. */
  readonly preventSteppingUp?: boolean | undefined
  /** Called in place of showing the children. */
  readonly render?: ((isSteppedUp: boolean) => ReactNode) | undefined
  readonly children?: ReactNode | undefined
}

/**
 * Renders its children once a second factor is proved, and asks for it.
 *
 * @deprecated Use `Can` of `@portico/headless` with `stepUp`.
 */
export function SteppedUpContent({
  maxAge,
  preventSteppingUp = false,
  render,
  children,
}: SteppedUpContentProps): ReactElement {
  noticeName('SteppedUpContent')
  const options = maxAge === undefined ? {} : { maxAge }
  const isSteppedUp = useIsProved(options)
  const stepUp = useFlow((flow) => flow.stepUp)
  const asks = !isSteppedUp && !preventSteppingUp
  useEffect(() => {
    if (asks) stepUp(maxAge === undefined ? {} : { maxAge })
  }, [asks, maxAge, stepUp])
  return <>{render ? render(isSteppedUp) : isSteppedUp && children}</>
}
