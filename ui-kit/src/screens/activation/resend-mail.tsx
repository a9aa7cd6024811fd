'use client'

import { useActivation } from '@portico/headless'
import type { ReactElement } from 'react'
import { useAttempt } from '../../frame/attempt.ts'
import { atField } from '../../frame/failures/failure.ts'
import { useFailure } from '../../frame/failures/use-failure.ts'
import { Resend } from '../../frame/resend.tsx'
import { useMessages } from '../../i18n/index.ts'
import { activationMessages } from '../../i18n/messages/activation.gen.ts'
import { resendMessages } from '../../i18n/messages/resend.gen.ts'
import { signInMessages } from '../../i18n/messages/sign-in.gen.ts'
import { Paragraph } from '../../primitives/text/text.tsx'
import { TextField } from '../../primitives/text-field/text-field.tsx'

export interface ResendMailProps {
  /** Where the mail goes; without it, that is asked for. */
  readonly email: string
}

/** Has the mail of a sign-up sent again; how long to wait until the next time is shown. */
export function ResendMail({ email }: ResendMailProps): ReactElement {
  const { resend, resent, calls } = useActivation()
  const { isPending, error } = useAttempt(calls, 'resend')
  const t = useMessages(messages)
  const failure = useFailure(error, messages)
  return (
    <>
      {resent && (
        <Paragraph tone="muted" size="sm">
          {t('activation.resent', { email: resent.email })}
        </Paragraph>
      )}
      <Resend
        sent={resent}
        what="mail"
        isPending={isPending}
        failure={failure?.about === 'field' ? null : failure}
        onResend={(read) => void resend({ email: email || read('email') })}
      >
        {email === '' && (
          <TextField
            label={t('login.emailLabel')}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            dir="ltr"
            {...atField(failure)}
          />
        )}
      </Resend>
    </>
  )
}

const messages = { ...signInMessages, ...resendMessages, ...activationMessages }
