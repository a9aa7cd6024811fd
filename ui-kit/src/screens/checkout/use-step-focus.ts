'use client'

import { type RefObject, useEffect, useRef } from 'react'

/**
 * Moves the focus to the first field of each later step of a dialog, or to the dialog, so that its title is read. The
 * dialog itself does so for the first one.
 */
export function useStepFocus(step: string): RefObject<HTMLElement | null> {
  const dialog = useRef<HTMLElement>(null)
  const former = useRef(step)
  useEffect(() => {
    if (former.current === step) return
    former.current = step
    const field = dialog.current?.querySelector<HTMLElement>(fields) ?? dialog.current
    field?.focus()
  }, [step])
  return dialog
}

const fields =
  ':is(input, select):not(:disabled, [hidden], [type="hidden"], [type="submit"], [type="radio"]:not(:checked))'
