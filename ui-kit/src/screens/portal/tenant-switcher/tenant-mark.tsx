'use client'

import type { Tenant } from '@portico/headless'
import type { ReactElement } from 'react'
import { initials, usePicture } from '../../../primitives/avatar/avatar.tsx'
import { useClasses } from '../../../slots/index.ts'

export interface TenantMarkProps {
  readonly name: string
  /** The address of the logo. One that may not load, or does not, is left out. Default: the first letter. */
  readonly logo?: string | null | undefined
}

/** The logo of a tenant, or its first letter. */
export function TenantMark({ name, logo }: TenantMarkProps): ReactElement {
  const classOf = useClasses()
  const picture = usePicture(logo)
  if (picture) {
    return (
      <span className={classOf('TenantMark', 'portico-TenantMark--logo')} aria-hidden="true">
        <img {...picture} alt="" className={classOf('TenantLogo')} />
      </span>
    )
  }
  // The letter is drawn by the style sheet: as text it would be part of what a button says.
  return <span className={classOf('TenantMark')} aria-hidden="true" data-letter={[...initials(name)][0]} />
}

/** The address of the logo of a tenant. */
export function logoOf(tenant: Pick<Tenant, 'logo' | 'logoUrl'> | null | undefined): string | null {
  return tenant?.logo || tenant?.logoUrl || null
}
