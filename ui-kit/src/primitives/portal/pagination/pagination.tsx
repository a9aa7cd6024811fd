'use client'

import { useLocale, useMessages } from '../../../i18n/index.ts'
import { numberFormat } from '../../../i18n/intl.ts'
import { portalPartsMessages } from '../../../i18n/messages/portal/portal-parts.gen.ts'
import { slotted, useClasses } from '../../../slots/index.ts'
import { Button } from '../../button/button.tsx'
import { Icon } from '../../icon/icon.tsx'
import { chevronDownIcon, chevronEndIcon, chevronStartIcon } from '../icons.ts'

export interface PaginationProps {
  /** The present page. The first is 1. */
  readonly page: number
  readonly pageSize: number
  /** Rows on all pages; `null` if the provider does not count them. */
  readonly total: number | null
  /** Rows on the present page, needed if `total` is `null`. Default: a full page. */
  readonly count?: number | undefined
  /** Called with the page to open. */
  readonly onPageChange: (page: number) => void
  /** The sizes to choose from. Without `onPageSizeChange` there is no choice. Default `[20, 50, 100]`. */
  readonly pageSizes?: readonly number[] | undefined
  /** Called with the chosen number of rows per page. */
  readonly onPageSizeChange?: ((pageSize: number) => void) | undefined
  /** Extra CSS classes of the root element. */
  readonly className?: string | undefined
}

/**
 * The range of rows, and the ways to other pages. A button without a page keeps the focus and does nothing. Replaceable
 * as slot `Pagination`.
 */
export const Pagination = slotted<PaginationProps, HTMLElement>(
  'Pagination',
  ({ page, pageSize, total, count = pageSize, onPageChange, pageSizes = defaultSizes, ...rest }, ref) => {
    const { onPageSizeChange, className } = rest
    const classOf = useClasses()
    const t = useMessages(portalPartsMessages)
    const { code } = useLocale()
    const number = numberFormat(code)
    const first = total === 0 ? 0 : (page - 1) * pageSize + 1
    const last = total === null ? first + count - 1 : Math.min(page * pageSize, total)
    const range = `${number.format(first)}–${number.format(last)}`
    const hasNext = total === null ? count >= pageSize : last < total
    const sizes = pageSizes.includes(pageSize) ? pageSizes : [...pageSizes, pageSize].toSorted((one, two) => one - two)
    return (
      <nav ref={ref} aria-label={t('parts.pages')} className={classOf('Pagination', className)}>
        <span className={classOf('PaginationRange')}>
          {total === null ? <bdi dir="ltr">{range}</bdi> : t('parts.range', { range, total: number.format(total) })}
        </span>
        {onPageSizeChange && (
          <span className={classOf('PaginationSize', classOf('InputFrame', 'portico-InputFrame--sm'))}>
            <select
              className={classOf('Input')}
              aria-label={t('parts.pageSize')}
              value={pageSize}
              onChange={(event) => onPageSizeChange(Number(event.target.value))}
            >
              {sizes.map((size) => (
                <option key={size} value={size}>
                  {t('parts.perPage', { count: number.format(size) })}
                </option>
              ))}
            </select>
            <Icon path={chevronDownIcon} size="sm" />
          </span>
        )}
        <Turn
          path={chevronStartIcon}
          label={t('parts.previousPage')}
          isOff={page <= 1}
          onTurn={() => onPageChange(page - 1)}
        />
        <Turn
          path={chevronEndIcon}
          label={t('parts.nextPage')}
          isOff={!hasNext}
          onTurn={() => onPageChange(page + 1)}
        />
      </nav>
    )
  },
)

const defaultSizes = [20, 50, 100] as const

interface TurnProps {
  readonly path: string
  readonly label: string
  readonly isOff: boolean
  readonly onTurn: () => void
}

/** Not disabled at the ends, so that it keeps the focus. */
function Turn({ path, label, isOff, onTurn }: TurnProps) {
  return (
    <Button
      size="sm"
      icon={<Icon path={path} size="sm" isDirectional />}
      aria-label={label}
      aria-disabled={isOff}
      onPress={() => isOff || onTurn()}
    />
  )
}
