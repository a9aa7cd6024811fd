import type { PorticoError } from '@portico/headless'
import { useEffect, useState } from 'react'
import { describe, FieldError, useField } from './field.tsx'

/** What a {@link CodeField} takes. */
export interface CodeFieldProps {
  /** What to type. */
  readonly label: string
  /** Why the last try failed. A refused code stays and is selected, ready to be typed over. */
  readonly error: PorticoError | null
}

/**
 * Six digits in one input over six painted cells, so that paste and autofill work as anywhere. The form is sent with
 * the sixth digit.
 */
export function CodeField({ label, error }: CodeFieldProps) {
  const [code, setCode] = useState('')
  const { ref, ids, message } = useField(error)
  useEffect(() => {
    if (error) ref.current?.select()
  }, [error, ref])
  return (
    <div className="field">
      <label htmlFor={ids.field}>{label}</label>
      <div className="code" data-invalid={message !== null || undefined}>
        <span className="code-cells" aria-hidden="true">
          {cells.map((cell) => (
            <span key={cell} className="code-cell" data-active={cell === Math.min(code.length, 5) || undefined} />
          ))}
        </span>
        <input
          {...describe(ids, undefined, message)}
          ref={ref}
          id={ids.field}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          value={code}
          onChange={({ currentTarget: { form, value } }) => {
            const digits = value.replace(/\D/g, '').slice(0, cells.length)
            setCode(digits)
            if (digits.length === cells.length && digits !== code) queueMicrotask(() => form?.requestSubmit())
          }}
        />
      </div>
      <FieldError id={ids.error} message={message} />
    </div>
  )
}

const cells = [0, 1, 2, 3, 4, 5] as const
