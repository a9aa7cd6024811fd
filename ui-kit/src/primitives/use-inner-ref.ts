'use client'

import { type ForwardedRef, type RefObject, useImperativeHandle, useRef } from 'react'

/** Returns a ref of the element, which the ref of the caller has too. */
export function useInnerRef<Part extends Outer, Outer extends HTMLElement = Part>(
  outer: ForwardedRef<Outer> | undefined,
): RefObject<Part | null> {
  const inner = useRef<Part>(null)
  useImperativeHandle<Outer | null, Outer | null>(outer, () => inner.current)
  return inner
}
