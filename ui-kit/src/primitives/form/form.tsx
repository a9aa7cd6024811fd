'use client'

import type { ReactNode } from 'react'
import { slotted, useClasses } from '../../slots/index.ts'

/** Returns the value of a form field: `read('email')`. Returns an empty string for an unknown field. */
export type ReadField = (name: string) => string

export interface NativeFormProps {
  /** Called on submit, with a reader of the fields. */
  readonly onSubmit: (read: ReadField) => void
  /** Extra CSS classes of the root element. */
  readonly className?: string | undefined
  /** The fields and the button. */
  readonly children: ReactNode
}

/**
 * A native form, so that Enter submits it and password managers detect it. Fields keep their values, because the form
 * is never reset. `post` keeps passwords out of the address if the browser submits by itself. Replaceable as slot
 * `Form`.
 */
export const NativeForm = slotted<NativeFormProps, HTMLFormElement>(
  'Form',
  ({ onSubmit, className, children }, ref) => {
    const classOf = useClasses()
    return (
      <form
        ref={ref}
        method="post"
        noValidate
        className={classOf('Form', className)}
        onSubmit={(event) => {
          event.preventDefault()
          const fields = new FormData(event.currentTarget)
          onSubmit((name) => String(fields.get(name) ?? ''))
        }}
      >
        {children}
      </form>
    )
  },
)
