'use client'

import { useClient } from '@portico/headless'
import { type ReactElement, useEffect, useState } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { Link } from '../../primitives/link/link.tsx'
import { Text } from '../../primitives/text/text.tsx'
import { phoneMessages } from './phone-messages.ts'

/** What a {@link ResendCode} takes. */
export interface ResendCodeProps {
  /** When another code may be sent, in epoch milliseconds. */
  readonly at: number
  /** Sends it. */
  readonly onResend: () => void
}

/** The way to another code, once some time has passed; until then, how long that takes. */
export function ResendCode({ at, onResend }: ResendCodeProps): ReactElement {
  const { clock } = useClient().ports
  const t = useMessages(phoneMessages)
  const [now, setNow] = useState(clock.now)
  const seconds = Math.ceil((at - now) / 1000)
  const isWaiting = seconds > 0
  useEffect(() => {
    setNow(clock.now())
    if (!isWaiting) return
    let cancel = clock.after(1000, tick)
    return () => cancel()

    function tick() {
      setNow(clock.now())
      cancel = clock.after(1000, tick)
    }
  }, [clock, isWaiting])
  if (isWaiting) {
    return (
      <Text tone="muted" size="sm">
        {t('phone.resendIn', { seconds })}
      </Text>
    )
  }
  return (
    <Link isStandalone onPress={onResend}>
      {t('phone.resend')}
    </Link>
  )
}
