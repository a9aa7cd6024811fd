'use client'

import type { SentMessage } from '@portico/headless'
import { useRef } from 'react'

/** True if the message is not the first of its kind on this screen. */
export function useIsAnother({ name, sentAt }: SentMessage & { readonly name: string }): boolean {
  const first = useRef({ name, sentAt })
  if (first.current.name !== name) first.current = { name, sentAt }
  return first.current.sentAt !== sentAt
}
