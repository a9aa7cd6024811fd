'use client'

import type { PorticoError } from '@portico/headless'
import { type ReactElement, useContext } from 'react'
import { useMessages } from '../../../i18n/index.ts'
import { partsMessages } from '../../../i18n/messages/parts.gen.ts'
import { CopyButton } from '../../../primitives/copy-button/copy-button.tsx'
import { useClasses } from '../../../slots/index.ts'
import { useFailure } from '../../failures/use-failure.ts'
import { MessagesContext } from './table-context.ts'
import { tableMessages } from './table-messages.ts'

export interface RowErrorProps {
  readonly id: string
  /** The name of the row. */
  readonly name: string
  readonly error: PorticoError
  /** `true` shows the button that repeats the call. */
  readonly canRetry: boolean
}

/** The failure of a row, in its row. A row has space for a button that copies the trace id, not for the id. */
export function RowError({ id, name, error, canRetry }: RowErrorProps): ReactElement {
  const classOf = useClasses()
  const t = useMessages(tableMessages)
  const words = useMessages(partsMessages)
  const reason = useReason(error)
  return (
    <div className={classOf('RowError')}>
      <span id={id} role="alert" className={classOf('RowErrorText')}>
        {reason}
      </span>
      {canRetry && (
        <button type="button" className={classOf('RowRetry')} data-retry aria-label={t('table.tryRowAgain', { name })}>
          {t('login.tryAgain')}
        </button>
      )}
      {error.traceId !== undefined && <CopyButton text={error.traceId} label={words('errors.copyTraceId')} isBare />}
    </div>
  )
}

/** The text of an error, in the words of the section: the cause, which may be in the title alone, and the remedy. */
export function useReason(error: PorticoError): string {
  const words = useContext(MessagesContext)
  const { title = '', text = '' } = useFailure<never>(error, words) ?? {}
  return [title, text].filter((part) => part !== '').join(': ')
}
