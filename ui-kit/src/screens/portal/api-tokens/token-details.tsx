'use client'

import { useSession } from '@portico/headless'
import type { ApiToken } from '@portico/headless/portal/api-tokens'
import { usePeople } from '@portico/headless/portal/people'
import { type ReactElement, useEffect } from 'react'
import { Fact, Facts } from '../../../frame/portal/facts/facts.tsx'
import { Moment } from '../../../frame/portal/moment/moment.tsx'
import { RoleNames } from '../../../frame/portal/role-choice/role-choice.tsx'
import { CopyField } from '../../../frame/portal/shown-once/copy-field.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { Dialog } from '../../../primitives/dialog/dialog.tsx'
import { apiTokensMessages } from './api-tokens-messages.ts'
import { Expiry } from './token-columns.tsx'

export interface TokenDetailsProps {
  readonly token: ApiToken
  /** `true` if the token has roles of its own. */
  readonly hasRoles: boolean
  readonly onClose: () => void
}

/** The dialog of a token: all that is known of it, and its client id to copy. */
export function TokenDetails({ token, hasRoles, onClose }: TokenDetailsProps): ReactElement {
  const t = useMessages(apiTokensMessages)
  const { description, clientId, type, roleIds, createdByUserId, createdAt } = token
  return (
    <Dialog isOpen title={description} onOpenChange={onClose}>
      {clientId !== null && <CopyField label={t('apiToken.clientId')} value={clientId} />}
      <Facts>
        <Fact name={t('apiToken.kind')}>{t(`apiToken.${type}`)}</Fact>
        {hasRoles && (
          <Fact name={t('apiToken.roles')}>
            <RoleNames ids={roleIds} />
          </Fact>
        )}
        <Fact name={t('apiToken.expires')}>
          <Expiry token={token} />
        </Fact>
        <Fact name={t('apiToken.created')}>
          <Moment at={createdAt} />
        </Fact>
        {createdByUserId !== null && (
          <Fact name={t('apiToken.createdBy')}>
            <TokenCreator id={createdByUserId} />
          </Fact>
        )}
      </Facts>
    </Dialog>
  )
}

/** The name of the user who created a token. An administrator who may not read users sees an em dash. */
function TokenCreator({ id }: { readonly id: string }): ReactElement {
  const me = useSession(({ user }) => user)
  return <>{me?.id === id ? me.name : <OtherUser id={id} />}</>
}

function OtherUser({ id }: { readonly id: string }) {
  const { rows, filter } = usePeople({ key: `token-creator-${id}` })
  useEffect(() => void filter({ filters: { ids: id } }), [filter, id])
  return rows.find((person) => person.id === id)?.name ?? '—'
}
