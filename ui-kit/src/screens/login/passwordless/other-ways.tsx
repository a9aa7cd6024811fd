'use client'

import { usePasswordless, type WayIn } from '@portico/headless'
import type { ReactElement } from 'react'
import { useAttempt } from '../../../frame/attempt.ts'
import { FailureNotice } from '../../../frame/failures/failure-notice.tsx'
import { useFailure } from '../../../frame/failures/use-failure.ts'
import { useMessages } from '../../../i18n/index.ts'
import { Stack } from '../../../primitives/stack/stack.tsx'
import { TextButton } from '../../../primitives/text-button/text-button.tsx'
import { passwordlessMessages } from './passwordless-messages.ts'

/** The other ways in that the policy offers for the same address. */
export function OtherWays({ present }: { readonly present: WayIn }): ReactElement | null {
  const { ways, send, usePassword: givePassword, calls } = usePasswordless()
  const { isPending, error } = useAttempt(calls, 'send')
  const failure = useFailure(error, passwordlessMessages)
  const t = useMessages(passwordlessMessages)
  const others = ways.filter((way) => way !== present)
  if (others.length === 0) return null

  function take(way: WayIn) {
    if (isPending) return
    if (way === 'EmailAndPassword') givePassword()
    else void send({ way })
  }

  return (
    <Stack gap="sm">
      <FailureNotice failure={failure} />
      {others.map((way) => (
        <TextButton key={way} isStandalone onPress={() => take(way)}>
          {t(words[way])}
        </TextButton>
      ))}
    </Stack>
  )
}

const words = {
  EmailAndPassword: 'passwordless.usePassword',
  Code: 'passwordless.useCode',
  MagicLink: 'passwordless.useLink',
  SmsCode: 'passwordless.useSms',
} as const
