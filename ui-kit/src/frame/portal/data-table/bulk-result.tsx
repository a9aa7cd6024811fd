'use client'

import type { PorticoError } from '@portico/headless'
import type { BulkFailure, BulkState, ListRow } from '@portico/headless/core'
import { rowsAtOnce } from '@portico/headless/internal'
import type { ReactElement, RefObject } from 'react'
import { useLocale, useMessages } from '../../../i18n/index.ts'
import { listFormat, numberFormat } from '../../../i18n/intl.ts'
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
  /** The words for a number of rows, such as "3 people". Default: "3 rows". */
  readonly countOf?: ((count: number) => string) | undefined
  readonly heading: RefObject<HTMLHeadingElement | null>
  readonly onRetry: (action: BulkAction, ids: readonly string[]) => void
  /** Skips the rows that have not begun. */
  readonly onStop: () => void
  readonly onClose: () => void
}

/** The progress of an action in bulk, then its result: the failures first, each with its reason. */
export function BulkResultCard(props: BulkResultCardProps): ReactElement {
  const { bulk, action, rows, nameOf, countOf, heading, onRetry, onStop, onClose } = props
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
  const groups = byReason(failed, (id) => {
    const row = rows.find((one) => one.id === id)
    return row && nameOf(row)
  })
  const listed = groups.slice(0, atMost)
  const left = groups.slice(atMost).reduce((sum, { count }) => sum + count, 0)
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
          {listed.map((group) => (
            <Failed key={group.id} {...group} countOf={countOf} />
          ))}
          {left > 0 && <li>{t('table.andMore', { count: left })}</li>}
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

/** The rows that failed for one reason. */
interface ReasonGroup {
  readonly id: string
  readonly error: PorticoError
  /** The names of those rows that are shown in the table. */
  readonly names: readonly string[]
  readonly count: number
}

function Failed({ names, count, error, countOf }: ReasonGroup & Pick<BulkResultCardProps, 'countOf'>) {
  const classOf = useClasses()
  const t = useMessages(tableMessages)
  const { code } = useLocale()
  const reason = useReason(error)
  const shown = names.slice(0, atMost)
  const more = count - shown.length
  const words = [listFormat(code, { type: 'unit' }).format(shown), more > 0 && t('table.andMore', { count: more })]
  return (
    <li className={classOf('BulkFailure')}>
      <Icon path={alertIcon} size="sm" />
      <span>
        {shown.length > 0 ? (
          <>
            <b className={classOf('BulkFailureName')}>{words.filter(Boolean).join(' ')}</b> {reason}
          </>
        ) : (
          `${countOf?.(count) ?? t('table.rows', { count })}. ${reason}`
        )}
      </span>
    </li>
  )
}

/** Groups failures by what a person reads of them, in the order of the first of each. */
function byReason(failed: readonly BulkFailure[], nameOf: (id: string) => string | undefined): readonly ReasonGroup[] {
  const groups = new Map<string, ReasonGroup>()
  for (const { id, error } of failed) {
    const group = `${error.code} ${error.message}`
    const { names, count } = groups.get(group) ?? { names: [], count: 0 }
    const name = nameOf(id)
    groups.set(group, { id: group, error, names: name === undefined ? names : [...names, name], count: count + 1 })
  }
  return [...groups.values()]
}

/** The reasons that are listed, and the rows that are named for one; the others are counted. */
const atMost = 5
