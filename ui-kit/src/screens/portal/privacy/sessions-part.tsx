'use client'

import { type LoginSession, useLoginSessions } from '@portico/headless'
import { loadDevices } from '@portico/headless/internal'
import type { DeviceKind } from '@portico/headless/portal/device'
import { type ReactElement, useEffect } from 'react'
import { useAttempt } from '../../../frame/attempt.ts'
import { useConfirm } from '../../../frame/portal/confirm-dialog/use-confirm.tsx'
import { useDeviceWords } from '../../../frame/portal/device-words/use-device-words.ts'
import { IpPlace } from '../../../frame/portal/ip-place/ip-place.tsx'
import { Moment } from '../../../frame/portal/moment/moment.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { Button } from '../../../primitives/button/button.tsx'
import { Icon } from '../../../primitives/icon/icon.tsx'
import { laptopIcon, phoneIcon } from '../../../primitives/icon/paths.ts'
import { Badge } from '../../../primitives/portal/badge/badge.tsx'
import { Skeleton } from '../../../primitives/portal/skeleton/skeleton.tsx'
import { ListRow, RowList } from '../../../primitives/row-list/row-list.tsx'
import { useClasses } from '../../../slots/index.ts'
import { privacyMessages } from './privacy-messages.ts'
import { PrivacyPart } from './privacy-part.tsx'

const icons: Readonly<Record<DeviceKind, string>> = {
  desktop: laptopIcon,
  mobile: phoneIcon,
  tablet: phoneIcon,
  tv: laptopIcon,
  bot: laptopIcon,
  unknown: laptopIcon,
}

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

interface SessionRowProps {
  readonly session: LoginSession
  /** Ends the session. Called with its device in words. Default: it cannot be ended. */
  readonly onEnd: ((device: string) => void) | undefined
}

/** A session: its device in words, its place, and the time it began. */
function SessionRow({ session, onEnd }: SessionRowProps): ReactElement {
  const { isCurrent, userAgent, ipAddress, createdAt, isImpersonated } = session
  const classOf = useClasses()
  const t = useMessages(privacyMessages)
  const { kind, words } = useDeviceWords(userAgent)
  return (
    <ListRow
      isCurrent={isCurrent}
      mark={<Icon path={icons[kind]} />}
      name={
        <>
          {words === null ? <Skeleton width="sm" /> : <span>{words}</span>}
          {isCurrent && <Badge tone="success">{t('privacy.thisDevice')}</Badge>}
          {isImpersonated && <Badge tone="warning">{t('privacy.impersonated')}</Badge>}
        </>
      }
      note={
        <span className={classOf('PrivacyFacts')}>
          {ipAddress && <IpPlace ip={ipAddress} />}
          {createdAt && <Moment at={createdAt} />}
        </span>
      }
    >
      {!isCurrent && onEnd && (
        <Button
          size="sm"
          aria-label={t('privacy.endNamed', { device: words ?? '' })}
          onPress={() => onEnd(words ?? t('device.unknown'))}
        >
          {t('privacy.end')}
        </Button>
      )}
    </ListRow>
  )
}
