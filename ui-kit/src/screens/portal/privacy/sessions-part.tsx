'use client'

import { type LoginSession, useLoginSessions } from '@portico/headless'
import { loadDevices } from '@portico/headless/internal'
import { type ReactElement, useEffect } from 'react'
import { useAttempt } from '../../../frame/attempt.ts'
import { useConfirm } from '../../../frame/portal/confirm-dialog/use-confirm.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { Button } from '../../../primitives/button/button.tsx'
import { RowList } from '../../../primitives/row-list/row-list.tsx'
import { privacyMessages } from './privacy-messages.ts'
import { PrivacyPart } from './privacy-part.tsx'
import { SessionRow } from './session-row.tsx'

/** The props of a part of the page. */
export interface PartProps {
  /** `false` shows the rows without their controls. */
  readonly canChange: boolean
}

/** The open sessions, each with its device, place and time. */
export function SessionsPart({ canChange }: PartProps): ReactElement {
  const sessions = useLoginSessions()
  // Beside the sessions. A failure shows with the first device.
  useEffect(() => void loadDevices().catch(() => {}), [])
  const { rows, remove, removeOthers, calls } = sessions
  const t = useMessages(privacyMessages)
  const { confirm, dialog } = useConfirm(privacyMessages)
  const ending = useAttempt(calls, 'remove')
  const others = rows.filter(({ isCurrent }) => !isCurrent).length

  const end = ({ id }: LoginSession, device: string) =>
    confirm({
      title: t('privacy.endTitle', { device }),
      text: t('privacy.endText'),
      confirm: t('privacy.endConfirm'),
      run: () => remove({ id }),
    })
  const endOthers = () =>
    confirm({
      title: t('privacy.endOthersTitle'),
      text: t('privacy.endOthersText', { count: others }),
      confirm: t('privacy.endOthersConfirm', { count: others }),
      run: () => removeOthers(),
    })

  return (
    <PrivacyPart
      title={t('privacy.sessions')}
      lead={(all) => t('privacy.sessionsLead', { count: all.length })}
      list={sessions}
      error={ending.error}
      actions={
        canChange &&
        others > 0 && (
          <Button size="sm" onPress={endOthers}>
            {t('privacy.endOthers')}
          </Button>
        )
      }
    >
      {(all) => (
        <>
          <RowList isCard>
            {all.map((row) => (
              <SessionRow key={row.id} session={row} onEnd={canChange ? (device) => end(row, device) : undefined} />
            ))}
          </RowList>
          {dialog}
        </>
      )}
    </PrivacyPart>
  )
}
