'use client'

import type { ReactNode } from 'react'
import { slotted, useClasses } from '../../slots/index.ts'

/** Reads what stands in a field of a form: `read('email')`; an empty text where there is no such field. */
export type ReadField = (name: string) => string

/** The props of {@link Form}. */
export interface FormProps {
  /** Called when the form is sent, with a reader of its fields. */
  readonly onSubmit: (read: ReadField) => void
  /** Classes beside those of the part. */
  readonly className?: string | undefined
  /** The fields and the button. */
  readonly children: ReactNode
}

/**
 * A real form, so that Enter sends it and password managers see it. Its fields keep what was typed, because nothing
 * resets them. `post` keeps a password out of the address should the browser ever send the form by itself. Replaceable as
 * slot `Form`.
 */
export const Form = /* @__PURE__ */ slotted<FormProps, HTMLFormElement>(
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
