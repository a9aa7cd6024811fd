'use client'

import { useSession, useSignUp } from '@portico/headless'
import { type ReactElement, useRef } from 'react'
import type { FlowProps } from '../flow-screen.tsx'
import { InviteNotice } from '../invitation/invite-notice.tsx'
import { Waiting } from '../login/later.tsx'
import { SignedIn } from '../login/signed-in.tsx'
import { SignUpClosed } from './sign-up-closed.tsx'
import { SignUpForm } from './sign-up-form.tsx'
import type { SignUpPageProps } from './sign-up-page.tsx'
import { SignUpSuccess } from './sign-up-success.tsx'
import { VerifyPhone } from './verify-phone.tsx'

/** Signing up, step after step. */
export function SignUpFlow({ fixed, ...settings }: FlowProps<SignUpPageProps>): ReactElement {
  const { step: flowStep, fields, calls } = useSignUp()
  const isSignedIn = useSession(({ status }) => status === 'authenticated')
  const step = fixed?.step ?? flowStep
  // Fields that come late would move what is being filled in.
  const isKnown = useRef(false)
  isKnown.current ||= fixed !== undefined || calls.load.status === 'succeeded' || calls.load.status === 'failed'
  if (!isKnown.current) return <Waiting />
  switch (step.name) {
    case 'SignUp':
      return (
        <InviteNotice>
          {isSignedIn && !fixed ? <SignedIn /> : <SignUpForm {...settings} fields={{ ...fields, ...fixed?.fields }} />}
        </InviteNotice>
      )
    case 'SignUpSuccess':
      return <SignUpSuccess step={step} />
    case 'VerifyPhone':
      return <VerifyPhone step={step} />
    case 'SignUpClosed':
      return <SignUpClosed step={step} />
    default:
      return step satisfies never
  }
}
