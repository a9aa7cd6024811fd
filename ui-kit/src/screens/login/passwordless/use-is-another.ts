'use client'

import type { SentMessage } from '@portico/headless'
import { useRef } from 'react'

/** Whether a message is not the first of its kind that this screen shows. */
export function useIsAnother({ name, sentAt }: SentMessage & { readonly name: string }): boolean {
  const first = useRef({ name, sentAt })
  if (first.current.name !== name) first.current = { name, sentAt }
  return first.current.sentAt !== sentAt
}
