'use client'

import { type OwnEmail, useOwnEmail } from '@portico/headless/portal/own-email'
import type { ReactElement } from 'react'
import { knownRows } from '../../../frame/known-rows.ts'
import { useMessages } from '../../../i18n/index.ts'
import { Badge } from '../../../primitives/portal/badge/badge.tsx'
import { ListRow, RowList } from '../../../primitives/row-list/row-list.tsx'
import { TextButton } from '../../../primitives/text-button/text-button.tsx'
import { useClasses } from '../../../slots/index.ts'
import { EmailBadge } from './email-badge.tsx'
import { ownEmailMessages } from './own-email-messages.ts'

/** The own addresses, with their state. An address that waits has a button to enter its code. */
export function OwnEmailList(): ReactElement | null {
  const known = knownRows(useOwnEmail())
  if (known === null || known.length === 0) return null
  return (
    <RowList>
      {known.map((row) => (
        <Row key={row.id} row={row} />
      ))}
    </RowList>
  )
}

function Row({ row }: { readonly row: OwnEmail }) {
  const { confirm } = useOwnEmail()
  const classOf = useClasses()
  const t = useMessages(ownEmailMessages)
  const isWaiting = row.isVerified === false && !row.isPrimary
  return (
    <ListRow
      name={
        <bdi dir="ltr" className={classOf('Value')}>
          {row.email}
        </bdi>
      }
      note={
        <span className={classOf('ProfileEmail')}>
          {row.isPrimary && <Badge>{t('ownEmail.primary')}</Badge>}
          <EmailBadge isVerified={row.isVerified} isWaiting={isWaiting} />
        </span>
      }
    >
      {isWaiting && (
        <TextButton
          isStandalone
          aria-label={t('ownEmail.enterCodeOf', { email: row.email })}
          onPress={() => void confirm({ id: row.id })}
        >
          {t('ownEmail.enterCode')}
        </TextButton>
      )}
    </ListRow>
  )
}
