import { PorticoError, type PreLoginStep, useLogin } from '@portico/headless'
import { useState } from 'react'
import { SubmitButton } from '../parts/button.tsx'
import { FailureNotice } from '../parts/failure-notice.tsx'
import { Field } from '../parts/field.tsx'
import { Form } from '../parts/form.tsx'
import { Notice } from '../parts/notice.tsx'
import { useAttempt } from '../parts/use-attempt.ts'
import { StepFrame } from './step-frame.tsx'

/** Step `preLogin`: who wants to sign in. What comes next is the provider's to say. */
export function EmailStep({ step }: { readonly step: PreLoginStep }) {
  const { submitEmail, restart, calls } = useLogin()
  const { submitEmail: call } = calls
  const [incomplete, setIncomplete] = useState<PorticoError | null>(null)
  const { error, isPending } = useAttempt({ ...call, error: incomplete ?? call.error })
  const notice = step.notice ? notices[step.notice] : undefined

  function submit(email: string) {
    const isIncomplete = email !== '' && !looksComplete(email)
    setIncomplete(isIncomplete ? new PorticoError('email-incomplete', 'The address is incomplete.') : null)
    if (!isIncomplete) void submitEmail({ email })
  }

  return (
    <StepFrame title="Sign in to Lantern" lead="Use your work email to continue." notice={notice?.title}>
      {notice && (
        <Notice tone={notice.tone} title={notice.title}>
          <p>{notice.text}</p>
        </Notice>
      )}
      <Form onSubmit={(read) => submit(read('email').trim())}>
        <Field
          label="Email"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="name@company.com"
          dir="ltr"
          defaultValue={step.email}
          error={error}
        />
        <FailureNotice error={error} onRestart={restart} />
        <SubmitButton isPending={isPending} busy="Looking up how you sign in…">
          Continue
        </SubmitButton>
      </Form>
    </StepFrame>
  )
}

/** Whether something stands on both sides of an @. Whether the address exists is the provider's to say. */
function looksComplete(email: string): boolean {
  return /^[^\s@]+@[^\s@]+$/.test(email)
}

const notices = {
  secondFactorInterrupted: {
    tone: 'info',
    title: 'Your sign-in was interrupted',
    text: 'The page was loaded again before the second step was done. Start again, it takes a moment.',
  },
  secondFactorRemoved: {
    tone: 'warning',
    title: 'Your authenticator is switched off',
    text: 'The recovery code has been used. Sign in with your password, then set up an authenticator again.',
  },
  cookieBlocked: {
    tone: 'warning',
    title: 'Your browser didn’t keep the sign-in',
    text: 'It seems to block the cookie of the sign-in. Allow cookies of other sites for this page, or use another browser.',
  },
  sessionEnded: {
    tone: 'info',
    title: 'Your session has ended',
    text: 'Sign in again to go on.',
  },
} as const
