'use client'

import { slotted, useClasses } from '../slots/index.ts'
import { useBrand } from '../theme/index.ts'

export interface BrandProps {
  /** Classes beside those of the part. */
  readonly className?: string | undefined
}

/**
 * The application's logo and name at the head of the box. Its line keeps its height before the tenant's logo is known, so
 * that nothing moves when it comes. Replaceable as slot `Brand`.
 */
export const Brand = slotted<BrandProps, HTMLDivElement>('Brand', ({ className }, ref) => {
  const classOf = useClasses()
  const { name, logo } = useBrand()
  return (
    <div ref={ref} className={classOf('Brand', className)}>
      {logo ? (
        <img className={classOf('Logo')} src={logo} alt={name} referrerPolicy="no-referrer" />
      ) : (
        <>
          <svg className={classOf('BrandMark')} viewBox="6 0 14 26" aria-hidden="true">
            <path d="M13 2.5a7 7 0 0 1 3.4 13.1l1.7 7.9H7.9l1.7-7.9A7 7 0 0 1 13 2.5Z" />
          </svg>
          <span className={classOf('BrandName')}>{name}</span>
        </>
      )}
    </div>
  )
})
