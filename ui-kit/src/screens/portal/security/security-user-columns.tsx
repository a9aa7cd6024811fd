'use client'

import type { SecurityUser } from '@portico/headless/portal/security'
import { RowName } from '../../../frame/portal/data-table/row-name.tsx'
import type { CellProps, Column } from '../../../frame/portal/data-table/types.ts'
import { LastSeen, Moment } from '../../../frame/portal/moment/moment.tsx'
import { providerBrand } from '../../../frame/portal/provider-brand.ts'
import { useMessages } from '../../../i18n/index.ts'
import { Avatar } from '../../../primitives/avatar/avatar.tsx'
import { securityMessages } from './security-messages.ts'

/** The columns of the lists of users who need attention. */
export const securityUserColumns: readonly Column<SecurityUser>[] = [
  { id: 'user', header: 'security.user', cell: Person, sort: 'name', width: 'minmax(15.5rem, 2fr)' },
  {
    id: 'provider',
    header: 'security.signsInWith',
    cell: Provider,
    below: Provider,
    sort: 'provider',
    sortsAs: 'text',
    priority: 2,
    width: 'minmax(9rem, 1fr)',
  },
  {
    id: 'lastSeen',
    header: 'security.lastSeen',
    cell: Seen,
    below: SeenBelow,
    priority: 2,
    width: '9rem',
  },
]

function Person({ row: { name, email, profilePictureUrl } }: CellProps<SecurityUser>) {
  return (
    <RowName
      mark={<Avatar name={name} pictureUrl={profilePictureUrl} />}
      note={email === name ? undefined : email}
      noteDir="ltr"
    />
  )
}

function Provider({ row: { provider } }: CellProps<SecurityUser>) {
  const t = useMessages(securityMessages)
  return t.find(`security.provider.${provider}`) ?? providerBrand(provider)
}

function Seen({ row: { lastLogin } }: CellProps<SecurityUser>) {
  const t = useMessages(securityMessages)
  return <Moment at={lastLogin} none={t('security.never')} />
}

function SeenBelow({ row: { lastLogin } }: CellProps<SecurityUser>) {
  const t = useMessages(securityMessages)
  const words = { heading: t('security.lastSeen'), never: t('security.neverSignedIn'), now: t('security.hereNow') }
  return <LastSeen at={lastLogin} {...words} />
}
