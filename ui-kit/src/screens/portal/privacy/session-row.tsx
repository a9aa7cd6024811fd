'use client'

import type { LoginSession } from '@portico/headless'
import type { DeviceKind } from '@portico/headless/portal/device'
import type { ReactElement } from 'react'
import { useDeviceWords } from '../../../frame/portal/device-words/use-device-words.ts'
import { IpPlace } from '../../../frame/portal/ip-place/ip-place.tsx'
import { Moment } from '../../../frame/portal/moment/moment.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { Button } from '../../../primitives/button/button.tsx'
import { Icon } from '../../../primitives/icon/icon.tsx'
import { laptopIcon, phoneIcon } from '../../../primitives/icon/paths.ts'
import { Badge } from '../../../primitives/portal/badge/badge.tsx'
import { Skeleton } from '../../../primitives/portal/skeleton/skeleton.tsx'
import { ListRow } from '../../../primitives/row-list/row-list.tsx'
import { useClasses } from '../../../slots/index.ts'
import { privacyMessages } from './privacy-messages.ts'

export interface SessionRowProps {
  readonly session: LoginSession
  /** Ends the session. Called with its device in words. Default: it cannot be ended. */
  readonly onEnd: ((device: string) => void) | undefined
}

/** A session: its device in words, its place, and the time it began. */
export function SessionRow({ session, onEnd }: SessionRowProps): ReactElement {
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

const icons: Readonly<Record<DeviceKind, string>> = {
  desktop: laptopIcon,
  mobile: phoneIcon,
  tablet: phoneIcon,
  tv: laptopIcon,
  bot: laptopIcon,
  unknown: laptopIcon,
}
