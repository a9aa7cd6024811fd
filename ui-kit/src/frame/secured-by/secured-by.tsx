'use client'

import { useVendor } from '@portico/headless'
import { type ReactElement, useState } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { securedByMessages } from '../../i18n/messages/secured-by.gen.ts'
import { shownName } from '../../i18n/shown-name.ts'
import { slotted, useClasses } from '../../slots/index.ts'
import { useStoredAddresses } from '../../theme/stored-addresses.ts'

export interface SecuredByProps {
  /** The name of the vendor. */
  readonly name: string
  /** The address of the vendor's logo, if it may load; else `null`. */
  readonly logo: string | null
  /** Extra CSS classes of the root element. */
  readonly className?: string | undefined
}

/**
 * The vendor at the foot of a box or of the portal. Nothing while the vendor is not known, if it has no name, and if it is
 * white-labelled.
 */
export function SecuredBy(): ReactElement | null {
  const vendor = useVendor(({ value }) => value)
  const { picture } = useStoredAddresses()
  const name = typeof vendor?.name === 'string' ? shownName(vendor.name).trim() : ''
  if (vendor?.whiteLabelMode !== false || name === '') return null
  return <SecuredByLine name={name} logo={picture(vendor.logo)} />
}

/** The line itself. Replaceable as slot `SecuredBy`. */
export const SecuredByLine = slotted<SecuredByProps, HTMLParagraphElement>(
  'SecuredBy',
  ({ name, logo, className }, ref) => {
    const classOf = useClasses()
    const t = useMessages(securedByMessages)
    const [broken, setBroken] = useState<string | null>(null)
    return (
      <p ref={ref} className={classOf('SecuredBy', className)}>
        {logo !== null && logo !== broken && (
          <img
            className={classOf('SecuredByLogo')}
            src={logo}
            alt=""
            referrerPolicy="no-referrer"
            onError={() => setBroken(logo)}
          />
        )}
        <span className={classOf('SecuredByText')} dir="auto">
          {t('securedBy.text', { vendor: name })}
        </span>
      </p>
    )
  },
)
