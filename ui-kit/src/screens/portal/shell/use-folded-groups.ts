'use client'

import { useClient } from '@portico/headless'
import { useState } from 'react'

/** The groups of the navigation that are folded. */
export interface FoldedGroups {
  readonly folded: readonly string[]
  /** Folds a group, or opens it, now and on the next visits. */
  readonly fold: (group: string, isFolded: boolean) => void
}

/** Keeps the folded groups in the browser. */
export function useFoldedGroups(): FoldedGroups {
  const { local } = useClient().ports.storage
  const [folded, setFolded] = useState<readonly string[]>(() => local.get(key)?.split('\n') ?? [])
  return {
    folded,
    fold(group, isFolded) {
      const others = folded.filter((one) => one !== group)
      const next = isFolded ? [...others, group] : others
      setFolded(next)
      local.set(key, next.join('\n'))
    },
  }
}

const key = 'portico.folded'
