'use client'

import { type ReactElement, type ReactNode, useId } from 'react'
import { useMessages } from '../../../i18n/index.ts'
import { shownOnceMessages } from '../../../i18n/messages/portal/shown-once.gen.ts'
import { CopyButton } from '../../../primitives/copy-button/copy-button.tsx'
import { useClasses } from '../../../slots/index.ts'

/** The props of a {@link CopyField}. */
export interface CopyFieldProps {
  readonly label: string
  readonly value: string
  /** Buttons before the one that copies. */
  readonly actions?: ReactNode
  /** The text to show, for one that is hidden. Default: `value`. */
  readonly children?: ReactNode
  /** A sentence below the value. */
  readonly help?: ReactNode
  /** Extra CSS classes of the root element. */
  readonly className?: string | undefined
}

/** A value to read and to copy, such as an id. */
export function CopyField({ label, value, actions, children = value, help, className }: CopyFieldProps): ReactElement {
  const classOf = useClasses()
  const t = useMessages(shownOnceMessages)
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and this holds a text.
    <div role="group" aria-labelledby={id} className={classOf('CopyField', className)}>
      <span id={id} className={classOf('Label')}>
        {label}
      </span>
      <div className={classOf('CopyFieldFrame')}>
        <code dir="ltr" className={classOf('CopyFieldValue')}>
          {children}
        </code>
        {actions}
        <CopyButton text={value} label={t('shownOnce.copy', { label })} isBare />
      </div>
      {help !== undefined && <p className={classOf('Help')}>{help}</p>}
    </div>
  )
}
