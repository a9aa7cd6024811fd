'use client'

import { plainCode } from '@portico/headless/core'
import { type ChangeEvent, type CSSProperties, useEffect, useRef, useState } from 'react'
import { slotted, useClasses } from '../../slots/index.ts'
import { FieldError, type TextFieldProps, useFieldIds } from '../text-field/text-field.tsx'
import { useComposition } from '../text-field/use-composition.ts'

export interface CodeFieldProps extends Pick<TextFieldProps, 'error' | 'attempt' | 'help' | 'className'> {
  /** The label above the field. */
  readonly label: string
  /** The name in the form. Default `code`. */
  readonly name?: string | undefined
  /** The number of digits. Default 6. */
  readonly length?: number | undefined
  /** Called with the code after the last digit. Default: submits the form. */
  readonly onComplete?: ((code: string) => void) | undefined
}

/**
 * One input over painted cells, so that paste, autofill and assistive technology work. A refused code stays and is
 * selected for retyping. Always left to right. Replaceable as slot `CodeField`.
 */
export const CodeField = slotted<CodeFieldProps, HTMLInputElement>(
  'CodeField',
  ({ label, name = 'code', length = 6, help, error = null, attempt, onComplete, className }, ref) => {
    const classOf = useClasses()
    const { ids, describedBy } = useFieldIds(help, error)
    const [code, setCode] = useState('')
    const [[from, to], setSelection] = useState<Selection>([0, 0])
    const frame = useRef<HTMLDivElement>(null)
    // The state is not rendered yet if a composition and its last input end one after the other.
    const digits = useRef('')
    useEffect(() => {
      const input = frame.current?.querySelector('input')
      if (error === null || attempt === undefined || !input) return
      input.select()
      setSelection(selectionOf(input))
    }, [error, attempt])

    function follow({ currentTarget }: { readonly currentTarget: HTMLInputElement }) {
      setSelection(selectionOf(currentTarget))
    }

    const { isComposing, listeners } = useComposition(settle)

    function change(event: ChangeEvent<HTMLInputElement>) {
      const input = event.currentTarget
      if (!isComposing(event)) return settle(input)
      setCode(input.value)
      setSelection(selectionOf(input))
    }

    /** Makes the text plain, except during a composition: a keyboard would insert what it composes twice. */
    function settle(input: HTMLInputElement) {
      const { form, selectionStart } = input
      const before = digits.current
      const caret = digitsIn(input.value.slice(0, selectionStart ?? undefined), length).length
      digits.current = digitsIn(input.value, length)
      setCode(digits.current)
      if (input.value !== digits.current) {
        // A value that React writes moves the caret to the end.
        input.value = digits.current
        input.setSelectionRange(caret, caret)
      }
      setSelection(selectionOf(input))
      const code = digits.current
      if (code.length < length || code === before) return
      queueMicrotask(() => (onComplete ? onComplete(code) : form?.requestSubmit()))
    }

    return (
      <div className={classOf('CodeField', className)}>
        <label className={classOf('Label')} htmlFor={ids.field}>
          {label}
        </label>
        <div
          ref={frame}
          className={classOf('Code')}
          data-invalid={error !== null || undefined}
          {...(length !== 6 && { style: cellsOf(length) })}
        >
          <span className={classOf('CodeCells')} aria-hidden="true">
            {Array.from({ length }, (_, cell) => (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
                key={cell}
                className={classOf('CodeCell')}
                data-filled={cell < code.length || undefined}
                data-active={(from === to && cell === Math.min(from, length - 1)) || undefined}
                data-selected={(from <= cell && cell < to) || undefined}
              />
            ))}
          </span>
          <input
            ref={ref}
            id={ids.field}
            name={name}
            className={classOf('CodeInput')}
            inputMode="numeric"
            autoComplete="one-time-code"
            spellCheck={false}
            value={code}
            aria-invalid={error !== null || undefined}
            aria-describedby={describedBy}
            // In a shadow root React emits no `select` event, so each event that may move the selection is handled.
            onSelect={follow}
            onFocus={follow}
            onKeyUp={follow}
            onPointerUp={follow}
            {...listeners}
            onChange={change}
          />
        </div>
        {help !== undefined && (
          <p className={classOf('Help')} id={ids.help}>
            {help}
          </p>
        )}
        <FieldError id={ids.error} error={error} attempt={attempt} />
      </div>
    )
  },
)

/** The digits of a typed or pasted text, at most as many as there are cells. */
function digitsIn(text: string, length: number): string {
  return plainCode(text).replace(/\D/g, '').slice(0, length)
}

/** The number of cells for the styles, unless it is six. */
function cellsOf(length: number): CSSProperties & Readonly<Record<'--_cells', number>> {
  return { '--_cells': length }
}

type Selection = readonly [from: number, to: number]

/** The selected range; start and end are equal at a caret. */
function selectionOf({ selectionStart, selectionEnd }: HTMLInputElement): Selection {
  return [selectionStart ?? 0, selectionEnd ?? 0]
}
