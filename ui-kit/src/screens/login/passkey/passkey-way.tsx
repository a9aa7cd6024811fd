'use client'

import { passkeySignInFeature, useAnswers, usePasskeySignIn, useReaction } from '@portico/headless'
import { type ReactElement, useCallback } from 'react'
import { useAttempt } from '../../../frame/attempt.ts'
import { useFailure } from '../../../frame/failures/use-failure.ts'
import { useMessages } from '../../../i18n/index.ts'
import { passkeyMessages } from '../../../i18n/messages/passkey.gen.ts'
import { passwordMessages } from '../../../i18n/messages/password.gen.ts'
import { signInMessages } from '../../../i18n/messages/sign-in.gen.ts'
import { Alert } from '../../../primitives/alert/alert.tsx'
import { Button } from '../../../primitives/button/button.tsx'
import { Icon } from '../../../primitives/icon/icon.tsx'
import { passkeyIcon } from '../../../primitives/icon/paths.ts'
import { Stack } from '../../../primitives/stack/stack.tsx'
import { useClasses } from '../../../slots/index.ts'

/** The operation that begins a sign-in by a passkey. */
export const passkeyOperation = 'POST /identity/resources/auth/v1/webauthn/prelogin'

export interface PasskeyWayProps {
  /** Reads the field of the address. */
  readonly readEmail: () => string
  /** Called before passkeys are offered with the autofill of that field. */
  readonly onOffer: () => void
  /** Hides the button until all ways in are known. Default `true`. */
  readonly isShown?: boolean | undefined
}

/**
 * The way in by a passkey, below the first form: a button, and what the autofill of the address offers. It is there only
 * where the tenant's policy and the browser both have passkeys.
 */
export function PasskeyWay({ readEmail, onOffer, isShown = true }: PasskeyWayProps): ReactElement | null {
  const { support, signIn, offer, stopOffering, calls } = usePasskeySignIn()
  const { isPending, error } = useAttempt(calls, 'signIn')
  const { error: offerError } = useAttempt(calls, 'offer')
  const classOf = useClasses()
  const t = useMessages(messages)
  const isOffered = useAnswers(passkeyOperation)
  const canSignIn = isOffered && (support?.canSignIn ?? false)
  const beginOffer = useCallback(() => {
    onOffer()
    void offer()
    return stopOffering
  }, [offer, onOffer, stopOffering])
  useReaction(
    passkeySignInFeature,
    // A browser takes one request at a time: the offer is there again when the other one has ended.
    (now) => isOffered && now.support?.canOffer && now.calls.signIn.status !== 'pending',
    beginOffer,
  )
  const failure = useFailure(error ?? offerError, messages)
  if (!canSignIn || !isShown) return null
  return (
    <Stack className={classOf('PasskeyWay')}>
      {failure && (
        <Alert
          tone={failure.error.code === 'webauthn-canceled' ? 'info' : 'danger'}
          title={failure.title}
          attempt={failure.error}
          isUrgent
        >
          {failure.text}
        </Alert>
      )}
      <Button
        isWide
        icon={<Icon path={passkeyIcon} />}
        isPending={isPending}
        busy={t('login.passkeyWaiting')}
        onPress={() => void signIn({ email: readEmail() })}
      >
        {t('login.passkeySignIn')}
      </Button>
    </Stack>
  )
}

const messages = { ...signInMessages, ...passwordMessages, ...passkeyMessages }
