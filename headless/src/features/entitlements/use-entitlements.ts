'use client'

import { useMemo } from 'react'
import { useSameData } from '../../react/use-same-data.ts'
import { judge, nextExpiry } from './judge.ts'
import type { CustomAttributes, EntitlementAnswer, EntitlementQuestion } from './types.ts'
import { type Judgement, useJudged } from './use-judged.ts'

/**
 * Checks if the user is entitled to a feature or a permission. Renders again only when the result changes: with the
 * token, the tenant, the provider's answer, or the end of a bundle.
 *
 * @example
 * ```tsx
 * const { isEntitled, justification } = useEntitlements({ featureKey: 'reports' })
 * ```
 */
export function useEntitlements(question: EntitlementQuestion, attributes?: CustomAttributes): EntitlementAnswer {
  const asked = useSameData({ question, attributes })
  return useJudged(
    useMemo(
      (): Judgement<EntitlementAnswer> => ({
        answer: (known) => judge(known, asked.question, asked.attributes),
        until: nextExpiry,
        needsEntitlements: true,
      }),
      [asked],
    ),
  )
}
