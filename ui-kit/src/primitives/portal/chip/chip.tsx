'use client'

import type { ReactNode } from 'react'
import { useMessages } from '../../../i18n/index.ts'
import { portalPartsMessages } from '../../../i18n/messages/portal/portal-parts.gen.ts'
import { ShownText } from '../../../i18n/shown-text.tsx'
import { slotted, useClasses } from '../../../slots/index.ts'
import { Icon } from '../../icon/icon.tsx'
import { closeIcon } from '../../icon/paths.ts'

export interface ChipProps {
  /** The chosen value, part of the name of the button that removes it. */
  readonly value: string
  /** The kind of the value, muted before it: "Role". */
  readonly kind?: string | undefined
  /** An icon or avatar before the text. */
  readonly icon?: ReactNode
  /** 32 px high for filters, 24 inside a field. Default `md`. */
  readonly size?: 'sm' | 'md' | undefined
  /** Called when it is removed. Without it there is no button. */
  readonly onRemove?: (() => void) | undefined
  /** Extra CSS classes of the root element. */
  readonly className?: string | undefined
}

/** A chosen value that can be removed: a filter, or a choice in a field. Replaceable as slot `Chip`. */
export const Chip = slotted<ChipProps, HTMLSpanElement>(
  'Chip',
  ({ value, kind, icon, size = 'md', onRemove, className }, ref) => {
    const classOf = useClasses()
    const t = useMessages(portalPartsMessages)
    return (
      <span ref={ref} className={classOf('Chip', size === 'sm' && 'portico-Chip--sm', className)}>
        {icon}
        {kind !== undefined && <span className={classOf('ChipKind')}>{kind}</span>}
        <span className={classOf('ChipValue')}>
          <ShownText>{value}</ShownText>
        </span>
        {onRemove && (
          <button
            type="button"
            className={classOf('ChipRemove')}
            aria-label={t('parts.remove', { name: kind === undefined ? value : `${kind} ${value}` })}
            onClick={onRemove}
          >
            <Icon path={closeIcon} size="sm" />
          </button>
        )}
      </span>
    )
  },
)
