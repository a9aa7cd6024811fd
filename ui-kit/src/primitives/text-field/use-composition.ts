'use client'

import { type KeyboardEvent, type SyntheticEvent, useRef } from 'react'

/**
 * `true` for a key of an input method, which is not meant for the field: such as the Enter that ends a composition. In Safari the
 * composition has ended before that key, which has the code 229 then.
 */
export function isComposed({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === 229
}

/** The result of {@link useComposition}. */
export interface Composition {
  /** `true` while a keyboard composes text in the field of an event. Its text must not be written then, or letters double. */
  readonly isComposing: (event: SyntheticEvent) => boolean
  readonly listeners: {
    readonly onCompositionStart: () => void
    readonly onCompositionEnd: (event: SyntheticEvent<HTMLInputElement>) => void
  }
}

/**
 * Follows the compositions in an input that changes its own text, as of keyboards for Japanese. `onEnd` is called after each.
 * The last `input` event may come before or after that, by browser.
 */
export function useComposition(onEnd: (input: HTMLInputElement) => void): Composition {
  const hasBegun = useRef(false)
  return {
    isComposing: ({ nativeEvent }) =>
      hasBegun.current || ('isComposing' in nativeEvent && nativeEvent.isComposing === true),
    listeners: {
      onCompositionStart() {
        hasBegun.current = true
      },
      onCompositionEnd({ currentTarget }) {
        hasBegun.current = false
        onEnd(currentTarget)
      },
    },
  }
}
