'use client'

import { createElement, Fragment, type ReactElement, type ReactNode, useMemo } from 'react'
import { useSameData } from '../../react/use-same-data.ts'
import { needsEntitlements, permitOf, permitUntil } from './permit.ts'
import type { CanRequest, Permit } from './types.ts'
import { type Judgement, useJudged } from './use-judged.ts'

/**
 * Checks if the user may do something, and returns the reasons and the remedy if not. All conditions of the request
 * must hold. Renders again only when the result changes.
 *
 * @example
 * ```tsx
 * const { isAllowed, remedy } = useCan({ permissions: ['fe.secure.write.users'], stepUp: { maxAge: 600 } })
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

/** The props of {@link Can}: the conditions and the content. */
export interface CanProps extends CanRequest {
  /** Rendered if allowed. A function is always called, with the {@link Permit}. */
  readonly children?: ReactNode | ((permit: Permit) => ReactNode)
  /** Rendered if not allowed. Nothing is rendered while loading. Default: nothing. */
  readonly fallback?: ReactNode
}

/**
 * Renders its children if the user may do something, and the fallback otherwise.
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
  return createElement(Fragment, null, permit.isAllowed ? children : permit.isPending ? null : fallback)
}
