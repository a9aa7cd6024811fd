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
  const [[from, to], setSelection] = useState<Selection>([0, 0])
  const { ref, ids, message, messageKey } = useField(error)
  useEffect(() => {
    if (!error || !ref.current) return
    ref.current.select()
    setSelection(selectionOf(ref.current))
  }, [error, ref])
  return (
    <div className="field">
      <label htmlFor={ids.field}>{label}</label>
      <div className="code" data-invalid={message !== null || undefined}>
        <span className="code-cells" aria-hidden="true">
          {cells.map((cell) => (
            <span
              key={cell}
              className="code-cell"
              data-active={(from === to && cell === Math.min(from, 5)) || undefined}
              data-selected={(from <= cell && cell < to) || undefined}
            />
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
          onSelect={({ currentTarget }) => setSelection(selectionOf(currentTarget))}
          onChange={({ currentTarget }) => {
            const { form, value } = currentTarget
            const digits = value.replace(/\D/g, '').slice(0, cells.length)
            setCode(digits)
            setSelection(selectionOf(currentTarget))
            if (digits.length === cells.length && digits !== code) queueMicrotask(() => form?.requestSubmit())
          }}
        />
      </div>
      <FieldError key={messageKey} id={ids.error} message={message} />
    </div>
  )
}

type Selection = readonly [from: number, to: number]

/** What is selected, or twice where the caret stands. */
function selectionOf({ selectionStart, selectionEnd }: HTMLInputElement): Selection {
  return [selectionStart ?? 0, selectionEnd ?? 0]
}

const cells = [0, 1, 2, 3, 4, 5] as const
