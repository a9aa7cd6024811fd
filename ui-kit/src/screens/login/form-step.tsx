'use client'

import type { PorticoError } from '@portico/headless'
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { signInMessages } from '../../i18n/messages/sign-in.gen.ts'
import { Alert } from '../../primitives/alert/alert.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { Form, type ReadField } from '../../primitives/form/form.tsx'
import { useClasses } from '../../slots/index.ts'
import type { Failure } from './failure.ts'
import { later } from './later.tsx'
import { StepFrame, type StepFrameProps } from './step-frame.tsx'

/** What a {@link FormStep} takes. */
export interface FormStepProps extends Omit<StepFrameProps, 'isCovered'> {
  /** Why the last try failed. */
  readonly failure: Failure | null
  /** Whether a try is on its way. */
  readonly isPending: boolean
  /** What the button of the form does. */
  readonly submit: string
  /** Whether another try would be of little use, so that the button stands back. Default `false`. */
  readonly isStopped?: boolean | undefined
  /** What is going on while a try is on its way. */
  readonly busy: string
  /** Called when the form is sent. */
  readonly onSubmit: (read: ReadField) => void
  /** Back to the e-mail address. */
  readonly onRestart: () => void
  /** What stands above the form. */
  readonly above?: ReactNode
  /** What may be done instead, right below the button. */
  readonly instead?: ReactNode
  /** The ways on below the form. */
  readonly below?: ReactNode
  /** The fields. */
  readonly children: ReactNode
}

/**
 * A step with a form: its fields, what went wrong, and its one primary button. Where the provider itself failed, a page
 * with the trace id takes the form's place; the form waits behind it with all that was typed.
 */
export function FormStep(props: FormStepProps): ReactElement {
  const {
    failure,
    isPending,
    submit,
    isStopped,
    busy,
    onSubmit,
    onRestart,
    above,
    instead,
    below,
    children,
    ...frame
  } = props
  const classOf = useClasses()
  const form = useRef<HTMLFormElement>(null)
  const [dismissed, setDismissed] = useState<PorticoError | null>(null)
  const error = failure?.error
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [error])
  const isBroken = failure?.about === 'page' && failure.error !== dismissed
  return (
    <>
      {isBroken && (
        <ErrorPage
          failure={failure}
          isPending={isPending}
          onRetry={() => form.current?.requestSubmit()}
          onRestart={() => {
            setDismissed(failure.error)
            onRestart()
          }}
        />
      )}
      <div className={classOf('StepForm')} hidden={isBroken}>
        <StepFrame {...frame} isCovered={isBroken}>
          {above}
          <Form ref={form} onSubmit={onSubmit}>
            {children}
            <FailureAlert failure={failure} onRestart={onRestart} />
            <Button
              type="submit"
              variant={isStopped ? 'secondary' : 'primary'}
              isWide
              isPending={isPending}
              busy={busy}
            >
              {submit}
            </Button>
            {instead}
          </Form>
          {below}
        </StepFrame>
      </div>
    </>
  )
}

/** What a {@link FailureAlert} takes. */
export type FailureAlertProps = Pick<FormStepProps, 'failure' | 'onRestart'>

/** Why a form could not go on, above its button. */
export function FailureAlert({ failure, onRestart }: FailureAlertProps): ReactElement | null {
  const t = useMessages(signInMessages)
  if (failure?.about !== 'form') return null
  return (
    <Alert tone="danger" title={failure.title} attempt={failure.error} isUrgent>
      {failure.text}
      {failure.isFinal && (
        <Button size="sm" onPress={onRestart}>
          {t('login.startAgain')}
        </Button>
      )}
    </Alert>
  )
}

const ErrorPage = /* @__PURE__ */ later(async () => (await import('./later-steps.ts')).ErrorPage)
