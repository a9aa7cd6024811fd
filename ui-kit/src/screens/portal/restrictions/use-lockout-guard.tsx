'use client'

import { type PorticoError, useClient, useSession } from '@portico/headless'
import type {
  IpRestrictionConfig,
  IpRestrictionsActions,
  IpRestrictionsState,
  OwnAddress,
} from '@portico/headless/portal/restrictions'
import { type ReactElement, type ReactNode, useState } from 'react'
import { CallFailure, useCallFailure } from '../../../frame/failures/call-failure.tsx'
import { useConfirm } from '../../../frame/portal/confirm-dialog/use-confirm.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { useDateFormat } from '../../../i18n/use-date-format.ts'
import { Alert } from '../../../primitives/alert/alert.tsx'
import { TextButton } from '../../../primitives/text-button/text-button.tsx'
import { restrictionsMessages } from './restrictions-messages.ts'

/** The part of the list that the guard uses. */
export type GuardedList = Pick<IpRestrictionsState, 'config' | 'ownAddress'> &
  Pick<IpRestrictionsActions, 'save' | 'addOwnAddress'>

export interface LockoutGuard {
  /** Saves a change. If it would shut out this browser, a dialog offers to add its address first. */
  readonly save: (patch: Partial<IpRestrictionConfig>) => Promise<void>
  readonly isPending: boolean
  /** The failure of the last save that no dialog shows; `null` without one. */
  readonly error: PorticoError | null
  readonly dialog: ReactNode
}

/** Saves the configuration, unless a change would shut out its own author. */
export function useLockoutGuard({ config, ownAddress, save, addOwnAddress }: GuardedList): LockoutGuard {
  const t = useMessages(restrictionsMessages)
  const description = useOwnNote()
  const { confirm, dialog } = useConfirm(restrictionsMessages)
  const [isPending, setPending] = useState(false)
  const [error, setError] = useState<PorticoError | null>(null)

  async function guarded(patch: Partial<IpRestrictionConfig>) {
    if (isPending) return
    setPending(true)
    setError(null)
    const outcome = await save(patch)
    setPending(false)
    if (outcome.ok || outcome.reason !== 'failed') return
    if (outcome.error.code !== 'ip-not-allowed' || !ownAddress) return setError(outcome.error)
    confirm({
      title: t('ipRestrictions.guardTitle'),
      text: t('ipRestrictions.guardText', { ip: ownAddress.ip }),
      keep: t(config?.isActive ? 'restrictions.keep' : 'ipRestrictions.guardKeep'),
      confirm: t('ipRestrictions.guardConfirm'),
      isDanger: false,
      body: <p>{t('ipRestrictions.guardNote', { note: description })}</p>,
      run: () => addOwnAddress({ description }),
    })
  }
  return { save: guarded, isPending, error, dialog }
}

/** The note of the user's own address: the name and the day. */
export function useOwnNote(): string {
  const dateFormat = useDateFormat()
  const { clock } = useClient().ports
  const { user } = useSession()
  const date = dateFormat({ day: 'numeric', month: 'short' }).format(clock.now())
  return [user?.name || user?.email, date].filter(Boolean).join(', ')
}

interface OwnAddressNoticeProps {
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
