'use client'

import type { ListRow } from '@portico/headless/core'
import { type ReactElement, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { useLocale, useMessages } from '../../../i18n/index.ts'
import { numberFormat } from '../../../i18n/intl.ts'
import { focusedAround } from '../../../isolation/index.ts'
import { Button } from '../../../primitives/button/button.tsx'
import { CloseButton } from '../../../primitives/close-button/close-button.tsx'
import { MenuButton } from '../../../primitives/portal/menu/menu-button.tsx'
import { slotted, useClasses } from '../../../slots/index.ts'
import { BulkResultCard } from './bulk-result.tsx'
import { ReasonTip } from './reason-tip.tsx'
import { tableMessages } from './table-messages.ts'
import type { BulkAction, DataTableProps } from './types.ts'
import type { TableSelection } from './use-selection.ts'

export interface SelectionBarProps {
  readonly list: DataTableProps<ListRow>['list']
  readonly selection: TableSelection
  readonly actions: readonly BulkAction[]
  /** The action that began outside of the bar. Default: none. */
  readonly begun?: BulkAction | undefined
  readonly nameOf: (row: ListRow) => string
  /** The words for a number of rows, such as "3 people". Default: "3 rows". */
  readonly countOf?: ((count: number) => string) | undefined
  /** Focuses the table, when the bar goes with the focus in it. */
  readonly onLeave: () => void
}

/** The actions on the selected rows, their progress and their result. Replaceable as slot `SelectionBar`. */
export const SelectionBar = slotted<SelectionBarProps, HTMLDivElement>(
  'SelectionBar',
  ({ list, selection, actions, begun = null, nameOf, countOf, onLeave }, ref) => {
    const classOf = useClasses()
    const [last, setLast] = useState<BulkAction | null>(begun)
    const { bulk } = list
    const run = (action: BulkAction, ids?: readonly string[]) => {
      setLast(action)
      action.run(ids ? { ids } : {})
    }
    const result = useRef<HTMLHeadingElement>(null)
    useFocusAtEnd(result, bulk !== null && bulk.pending.length === 0, begun !== null)
    if (bulk === null && selection.count === 0) return null
    return (
      <div ref={ref} className={classOf('SelectionBarPlace')}>
        {bulk && (
          <BulkResultCard
            heading={result}
            bulk={bulk}
            action={last && (actions.find(({ id }) => id === last.id) ?? last)}
            rows={list.rows}
            nameOf={nameOf}
            countOf={countOf}
            onRetry={run}
            onStop={list.stopBulk}
            onClose={() => {
              onLeave()
              list.clearBulk()
            }}
          />
        )}
        {selection.count > 0 && bulk === null && (
          <Bar
            selection={selection}
            actions={actions}
            onRun={run}
            onClear={() => {
              onLeave()
              list.deselectAll()
            }}
            total={list.total}
          />
        )}
      </div>
    )
  },
)

interface BarProps {
  readonly selection: TableSelection
  readonly actions: readonly BulkAction[]
  readonly total: number | null
  readonly onRun: (action: BulkAction) => void
  readonly onClear: () => void
}

function Bar({ selection, actions, total, onRun, onClear }: BarProps): ReactElement {
  const { count, isOnAllPages, beyond } = selection
  const classOf = useClasses()
  const t = useMessages(tableMessages)
  const { code } = useLocale()
  const number = numberFormat(code)
  const title = t(isOnAllPages && count === total ? 'table.allSelected' : 'table.selected', {
    count: number.format(count),
  })
  return (
    <div
      role="toolbar"
      aria-label={title}
      className={classOf('SelectionBar', actions.length > 5 && 'portico-SelectionBar--many')}
    >
      <strong className={classOf('SelectionCount')}>{title}</strong>
      {beyond > 0 && (
        <Button variant="quiet" size="sm" onPress={selection.selectAllPages}>
          {t('table.selectAll', { count: number.format(beyond) })}
        </Button>
      )}
      {actions.map((action, index) => (
        <Action key={action.id} action={action} isFirst={index === 0} onRun={() => onRun(action)} />
      ))}
      {actions.length > 1 && <MoreActions actions={actions.slice(1)} onRun={onRun} />}
      <CloseButton label={t('table.clearSelection')} size="sm" onPress={onClear} />
    </div>
  )
}

function Action(props: { readonly action: BulkAction; readonly isFirst: boolean; readonly onRun: () => void }) {
  const { action, isFirst, onRun } = props
  const classOf = useClasses()
  const reasonId = useId()
  const isOff = action.disabledReason !== undefined
  return (
    <span
      className={classOf('SelectionAction', !isFirst && 'portico-SelectionAction--roomy')}
      data-off={isOff || undefined}
      data-apart={(action.isDanger && !isFirst) || undefined}
    >
      <Button
        variant="quiet"
        size="sm"
        icon={action.icon}
        aria-disabled={isOff || undefined}
        aria-describedby={isOff ? reasonId : undefined}
        onPress={() => isOff || onRun()}
      >
        {action.label}
      </Button>
      {action.disabledReason !== undefined && <ReasonTip id={reasonId} text={action.disabledReason} />}
    </span>
  )
}

/** Moves the focus to the result of an action, if it was in the bar or is nowhere. One that `hasBegun` before the bar may have ended. */
function useFocusAtEnd(heading: RefObject<HTMLElement | null>, hasEnded: boolean, hasBegun: boolean) {
  const former = useRef(hasEnded && !hasBegun)
  useEffect(() => {
    const isNew = hasEnded && !former.current
    former.current = hasEnded
    if (!isNew || !heading.current) return
    const focused = focusedAround(heading.current)
    // A dialog around the table has the focus if the button that began has gone.
    const isLost = focused === null || focused.contains(heading.current)
    if (isLost || heading.current.closest('.portico-SelectionBarPlace')?.contains(focused))
      heading.current.focus({ preventScroll: true })
  }, [heading, hasEnded])
}

interface MoreActionsProps {
  readonly actions: readonly BulkAction[]
  readonly onRun: (action: BulkAction) => void
}

/** The actions that a narrow bar has no place for. */
function MoreActions({ actions, onRun }: MoreActionsProps): ReactElement {
  const classOf = useClasses()
  const t = useMessages(tableMessages)
  return (
    <MenuButton
      label={t('table.moreActions')}
      className={classOf('SelectionMore')}
      actions={actions.map((action) => ({ ...action, run: () => onRun(action) }))}
    />
  )
}
