import type { ReactNode } from 'react'

/** What a {@link Form} takes. */
export interface FormProps {
  /** Called with a reader of the fields: `read('email')` is what was typed into the field of that name. */
  readonly onSubmit: (read: (field: string) => string) => void
  /** The fields and the button. */
  readonly children: ReactNode
}

/**
 * A real form, so that Enter sends it and password managers see it. Its fields keep what was typed, because nothing
 * resets them. `post` keeps a password out of the address should the form ever be sent by the browser itself.
 */
export function Form({ onSubmit, children }: FormProps) {
  return (
    <form
      method="post"
      noValidate
      className="form"
      onSubmit={(event) => {
        event.preventDefault()
        const fields = new FormData(event.currentTarget)
        onSubmit((field) => String(fields.get(field) ?? ''))
      }}
    >
      {children}
    </form>
  )
}
