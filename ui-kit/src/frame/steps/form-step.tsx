'use client'

import type { PorticoError } from '@portico/headless'
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { signInMessages } from '../../i18n/messages/sign-in.gen.ts'
import { Alert } from '../../primitives/alert/alert.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { NativeForm, type ReadField } from '../../primitives/form/form.tsx'
import { useClasses } from '../../slots/index.ts'
import type { Failure } from '../failures/failure.ts'
import { lazyPart } from '../loading/lazy-part.tsx'
import { StepFrame, type StepFrameProps } from './step-frame.tsx'

/** The props of a {@link FormStep}. */
export interface FormStepProps extends Omit<StepFrameProps, 'isCovered'> {
  /** The failure of the last submit. */
  readonly failure: Failure | null
  readonly isPending: boolean
  /** The label of the submit button. */
  readonly submit: string
  /** Removes the emphasis of the submit button, because another try is of little use. Default `false`. */
  readonly isStopped?: boolean | undefined
  /** The label of the submit button during a submit. */
  readonly busy: string
  /** Called on submit. `clear` empties the fields and focuses the first one, such as after a row was added. */
  readonly onSubmit: (read: ReadField, clear: () => void) => void
  /** Restarts the flow, if a failure has ended it. Default: the form stays, and there is no such button. */
  readonly onRestart?: (() => void) | undefined
  /** The label of `onRestart` on the error page. Default "Start again". */
  readonly restartLabel?: string | undefined
  /** Content above the fields of the form. */
  readonly above?: ReactNode
  /** Alternatives right below the submit button. */
  readonly instead?: ReactNode
  /** Content below the button of the form. */
  readonly below?: ReactNode
  /** The fields of the form. */
  readonly children: ReactNode
}

/**
 * A form with a heading, its failure and one primary button. If the provider itself failed, an error page with the trace
 * id replaces the form. The form stays mounted behind it, so every field keeps its value.
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
    restartLabel,
    above,
    instead,
    below,
    children,
    ...frame
  } = props
  const classOf = useClasses()
  const form = useRef<HTMLFormElement>(null)
  const [round, setRound] = useState(0)
  const [dismissed, setDismissed] = useState<PorticoError | null>(null)
  const error = failure?.error
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [error])
  useEffect(() => {
    if (round > 0) form.current?.querySelector<HTMLElement>('input:not([readonly])')?.focus()
  }, [round])
  const isBroken = failure?.about === 'page' && failure.error !== dismissed

  return (
    <>
      {isBroken && (
        <ErrorPage
          failure={failure}
          isPending={isPending}
          onRetry={() => form.current?.requestSubmit()}
          restartLabel={restartLabel}
          onRestart={
            onRestart &&
            (() => {
              setDismissed(failure.error)
              onRestart()
            })
          }
          onBack={() => setDismissed(failure.error)}
        />
      )}
      <div className={classOf('StepForm')} hidden={isBroken}>
        <StepFrame {...frame} isCovered={isBroken}>
          {above}
          <NativeForm
            key={round}
            ref={form}
            onSubmit={(read) => onSubmit(read, () => setRound((former) => former + 1))}
          >
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
          </NativeForm>
          {below}
        </StepFrame>
      </div>
    </>
  )
}

/** The props of a {@link FailureAlert}. */
export type FailureAlertProps = Pick<FormStepProps, 'failure' | 'onRestart'>

/** The failure of a whole form, above its button. A failure that ended the flow has a button to restart it. */
export function FailureAlert({ failure, onRestart }: FailureAlertProps): ReactElement | null {
  const t = useMessages(signInMessages)
  if (failure?.about !== 'form') return null
  return (
    <Alert tone="danger" title={failure.title} attempt={failure.error} isUrgent>
      {failure.text}
      {failure.isFinal && onRestart && (
        <Button size="sm" onPress={onRestart}>
          {t('login.startAgain')}
        </Button>
      )}
    </Alert>
  )
}

const ErrorPage = lazyPart(async () => (await import('../failures/error-page.tsx')).ErrorPage)
