'use client'

import { createElement, Fragment, type ReactElement, type ReactNode, useMemo } from 'react'
import { useSameData } from '../../react/use-same-data.ts'
import { needsEntitlements, permitOf, permitUntil } from './permit.ts'
import type { CanRequest, Permit } from './types.ts'
import { type Judgement, useJudged } from './use-judged.ts'

/**
 * Whether the user may do something, why not, and what would open it. Everything named
 * in the request has to hold. Renders again only when the answer changes.
 *
 * @example
 * ```tsx
 * const { allowed, remedy } = useCan({ permissions: ['fe.secure.write.users'], stepUp: { maxAge: 600 } })
 * ```
 */
export function useCan(request: CanRequest): Permit {
  const asked = useSameData(request)
  return useJudged(
    useMemo(
      (): Judgement<Permit> => ({
        answer: (known) => permitOf(known, asked),
        until: (known) => permitUntil(known, asked),
        needsEntitlements: needsEntitlements(asked),
      }),
      [asked],
    ),
  )
}

/** What {@link Can} takes: what is asked for, and what to show. */
export interface CanProps extends CanRequest {
  /** Shown where it is allowed; a function is asked in either case, with the {@link Permit}. */
  readonly children?: ReactNode | ((permit: Permit) => ReactNode)
  /** Shown where it is not allowed; nothing is shown while that is not known. */
  readonly fallback?: ReactNode
}

/**
 * Shows its children where the user may do something, else the fallback.
 *
 * @example
 * ```tsx
 * <Can feature="reports" fallback={<Upgrade />}>
 *   <Reports />
 * </Can>
 * ```
 */
export function Can({ children, fallback, ...request }: CanProps): ReactElement {
  const permit = useCan(request)
  if (typeof children === 'function') return createElement(Fragment, null, children(permit))
  return createElement(Fragment, null, permit.allowed ? children : permit.isPending ? null : fallback)
}
