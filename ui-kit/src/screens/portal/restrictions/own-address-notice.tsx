'use client'

import type {
  IpRestrictionConfig,
  IpRestrictionsActions,
  IpRestrictionsState,
  OwnAddress,
} from '@portico/headless/portal/restrictions'
import { type ReactElement, useState } from 'react'
import { CallFailure, useCallFailure } from '../../../frame/failures/call-failure.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { Alert } from '../../../primitives/alert/alert.tsx'
import { TextButton } from '../../../primitives/text-button/text-button.tsx'
import { restrictionsMessages } from './restrictions-messages.ts'
import { useOwnNote } from './use-lockout-guard.tsx'

export interface OwnAddressNoticeProps {
  readonly config: IpRestrictionConfig
  readonly ownAddress: OwnAddress
  readonly list: IpRestrictionsState & Pick<IpRestrictionsActions, 'addOwnAddress'>
}

/** Warns that the list would shut out this browser, and offers to add its address. */
export function OwnAddressNotice({ config, ownAddress, list }: OwnAddressNoticeProps): ReactElement | null {
  const t = useMessages(restrictionsMessages)
  const note = useOwnNote()
  const [error, setError] = useState<Parameters<typeof useCallFailure>[0]>(null)
  const failure = useCallFailure(error, restrictionsMessages)
  const { ip, isAdmitted } = ownAddress
  if (isAdmitted) return null
  if (config.strategy === 'BLOCK')
    return (
      <Alert tone="warning" title={t('ipRestrictions.ownBlocked', { ip })}>
        {t('ipRestrictions.ownBlockedText')}
      </Alert>
    )

  async function add() {
    const outcome = await list.addOwnAddress({ description: note, activate: false })
    setError(outcome.ok || outcome.reason !== 'failed' ? null : outcome.error)
  }
  return (
    <>
      <Alert tone="warning" title={t('ipRestrictions.ownMissing', { ip })}>
        {t('ipRestrictions.ownMissingText')}{' '}
        <TextButton onPress={() => void add()}>{t('ipRestrictions.addOwn')}</TextButton>
      </Alert>
      <CallFailure failure={failure} />
    </>
  )
}
