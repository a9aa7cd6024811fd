import type { PorticoError } from '@portico/headless'
import { type ComponentProps, type ReactNode, useId } from 'react'

interface CardProps {
  readonly title: string
  readonly lead?: ReactNode
  readonly children?: ReactNode
}

/** A page of the sign-in: the product above a card. */
export function SignInCard({ title, lead, children }: CardProps) {
  return (
    <main className="grid min-h-dvh content-center justify-items-center gap-6 px-4 py-10">
      <img src="/favicon.svg" alt="My app" className="size-11" />
      <section className="card grid w-full max-w-sm gap-5 shadow-sm">
        <header className="grid gap-1">
          <h1 className="text-2xl font-bold tracking-tight">{title}</h1>
          {lead && <p className="soft wrap-anywhere">{lead}</p>}
        </header>
        {children}
      </section>
    </main>
  )
}

interface FormProps {
  readonly button: string
  /** The call that the form makes: the button shows that it runs, and its failure stands above the button. */
  readonly call: { readonly status: string; readonly error: PorticoError | null }
  readonly onSubmit: (read: (name: string) => string) => void
  readonly children: ReactNode
}

/** A form of one call. The button stays pressable while the call runs: pressing it again joins the call. */
export function Form({ button, call, onSubmit, children }: FormProps) {
  return (
    <form
      className="grid gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const data = new FormData(event.currentTarget)
        onSubmit((name) => String(data.get(name) ?? ''))
      }}
    >
      {children}
      {call.error && (
        <p role="alert" className="text-red-700 dark:text-red-400">
          {call.error.message}
        </p>
      )}
      <button type="submit" className="button-primary">
        {call.status === 'pending' ? 'One moment…' : button}
      </button>
    </form>
  )
}

interface FieldProps extends ComponentProps<'input'> {
  readonly label: string
}

/** A field with its label. */
export function Field({ label, ...input }: FieldProps) {
  const id = useId()
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <input id={id} className="field" {...input} />
    </div>
  )
}

/** The field of a code with six digits, from a mail, a text message or an app. */
export function CodeField() {
  return <Field label="6-digit code" name="code" inputMode="numeric" autoComplete="one-time-code" autoFocus />
}
