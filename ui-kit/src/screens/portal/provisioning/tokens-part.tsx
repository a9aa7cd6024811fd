'use client'

import type { DirectoryToken, ProvisionConnection } from '@portico/headless/portal/provisioning'
import type { ReactElement } from 'react'
import { PagePart } from '../../../frame/portal/page-part/page-part.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { useDateFormat } from '../../../i18n/use-date-format.ts'
import { Button } from '../../../primitives/button/button.tsx'
import { Icon } from '../../../primitives/icon/icon.tsx'
import { keyIcon } from '../../../primitives/icon/paths.ts'
import { ListRow, RowList } from '../../../primitives/row-list/row-list.tsx'
import { Paragraph } from '../../../primitives/text/text.tsx'
import { provisioningMessages } from './provisioning-messages.ts'

export interface TokensPartProps {
  readonly connection: ProvisionConnection
  readonly onRotate: () => void
}

/** The tokens of a connection that are accepted. Without them the provider cannot replace one, and there is no such part. */
export function TokensPart({ connection: { tokens }, onRotate }: TokensPartProps): ReactElement | null {
  const t = useMessages(provisioningMessages)
  if (tokens === null) return null
  return (
    <PagePart
      title={t('provisioning.tokens')}
      lead={t('provisioning.tokensLead')}
      actions={
        <Button size="sm" onPress={onRotate}>
          {t('provisioning.rotate')}
        </Button>
      }
    >
      {tokens.length === 0 ? (
        <Paragraph tone="muted">{t('provisioning.noTokens')}</Paragraph>
      ) : (
        <RowList isCard>
          {tokens.map((token) => (
            <TokenRow key={token.createdAt} token={token} />
          ))}
        </RowList>
      )}
    </PagePart>
  )
}

function TokenRow({ token: { createdAt, expiresAt, lastUsedAt } }: { readonly token: DirectoryToken }) {
  const t = useMessages(provisioningMessages)
  const dateFormat = useDateFormat()
  const at = (time: string) => dateFormat({ dateStyle: 'medium', timeStyle: 'short' }).format(time)
  const accepted =
    expiresAt === null ? t('provisioning.accepted') : t('provisioning.acceptedUntil', { date: at(expiresAt) })
  const used = lastUsedAt === null ? t('provisioning.unused') : t('provisioning.lastUsed', { date: at(lastUsedAt) })
  return (
    <ListRow
      mark={<Icon path={keyIcon} size="sm" />}
      name={t('provisioning.tokenOf', { date: dateFormat({ dateStyle: 'medium' }).format(createdAt) })}
      note={`${accepted} · ${used}`}
    />
  )
}
