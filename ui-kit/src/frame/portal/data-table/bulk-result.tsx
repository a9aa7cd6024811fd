'use client'

import type { BulkFailure, BulkState, ListRow } from '@portico/headless/core'
import { rowsAtOnce } from '@portico/headless/internal'
import type { ReactElement, RefObject } from 'react'
import { useLocale, useMessages } from '../../../i18n/index.ts'
import { numberFormat } from '../../../i18n/intl.ts'
import { Button } from '../../../primitives/button/button.tsx'
import { CloseButton } from '../../../primitives/close-button/close-button.tsx'
import { Icon } from '../../../primitives/icon/icon.tsx'
import { alertIcon } from '../../../primitives/icon/paths.ts'
import { Progress } from '../../../primitives/portal/progress/progress.tsx'
import { useClasses } from '../../../slots/index.ts'
import { useReason } from './row-error.tsx'
import { tableMessages } from './table-messages.ts'
import type { BulkAction } from './types.ts'

export interface BulkResultCardProps {
  readonly bulk: BulkState
  /** The action that ran; `null` if it began elsewhere. */
  readonly action: BulkAction | null
  readonly rows: readonly ListRow[]
  readonly nameOf: (row: ListRow) => string
  readonly heading: RefObject<HTMLHeadingElement | null>
  readonly onRetry: (action: BulkAction, ids: readonly string[]) => void
  /** Skips the rows that have not begun. */
  readonly onStop: () => void
  readonly onClose: () => void
}

/** The progress of an action in bulk, then its result: the failures first, each with its reason. */
export function BulkResultCard(props: BulkResultCardProps): ReactElement {
  const { bulk, action, rows, nameOf, heading, onRetry, onStop, onClose } = props
  const { pending, succeeded, failed, skipped = [] } = bulk
  const classOf = useClasses()
  const t = useMessages(tableMessages)
  const { code } = useLocale()
  const number = numberFormat(code)
  const ended = succeeded.length + failed.length
  const total = pending.length + ended + skipped.length
  const done = t('table.done', { done: number.format(succeeded.length), total: number.format(total) })
  const canStop = skipped.length === 0 && pending.length > rowsAtOnce
  if (pending.length > 0) {
    return (
      <div className={classOf('BulkResult')}>
        <Progress label={action?.label ?? done} value={ended} max={pending.length + ended} />
        {total > rowsAtOnce && (
          <div className={classOf('BulkResultActions')}>
            <Button size="sm" aria-disabled={!canStop || undefined} onPress={() => canStop && onStop()}>
              {t('table.stop')}
            </Button>
          </div>
        )}
      </div>
    )
  }
  const named = failed.flatMap((failure) => {
    const row = rows.find(({ id }) => id === failure.id)
    return row ? [{ ...failure, name: nameOf(row) }] : []
  })
  const listed = named.slice(0, atMost)
  return (
    <section className={classOf('BulkResult')}>
      <div className={classOf('BulkResultHead')}>
        <h2 ref={heading} tabIndex={-1} className={classOf('BulkResultTitle')}>
          {action?.resultOf?.({ succeeded: succeeded.length, total }) ?? done}
        </h2>
        <CloseButton label={t('common.close')} size="sm" onPress={onClose} />
      </div>
      {failed.length > 0 && (
        <ul className={classOf('BulkFailures')}>
          {listed.map((failure) => (
            <Failed key={failure.id} {...failure} />
          ))}
          {failed.length > listed.length && <li>{t('table.andMore', { count: failed.length - listed.length })}</li>}
        </ul>
      )}
      {failed.length > 0 && action && (
        <div className={classOf('BulkResultActions')}>
          <Button
            size="sm"
            onPress={() =>
              onRetry(
                action,
                failed.map(({ id }) => id),
              )
            }
          >
            {t('table.retryFailed', { count: failed.length })}
          </Button>
        </div>
      )}
    </section>
  )
}

function Failed({ name, error }: BulkFailure & { readonly name: string }) {
  const classOf = useClasses()
  const reason = useReason(error)
  return (
    <li className={classOf('BulkFailure')}>
      <Icon path={alertIcon} size="sm" />
      <span>
        <b className={classOf('BulkFailureName')}>{name}</b> {reason}
      </span>
    </li>
  )
}

/** The failures that are named; the others are counted. */
const atMost = 5
