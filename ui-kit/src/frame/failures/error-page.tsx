'use client'

import type { ReactElement } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { pagesMessages } from '../../i18n/messages/pages.gen.ts'
import { signInMessages } from '../../i18n/messages/sign-in.gen.ts'
import { Button } from '../../primitives/button/button.tsx'
import { Emblem } from '../../primitives/emblem/emblem.tsx'
import { alertIcon } from '../../primitives/icon/paths.ts'
import { Stack } from '../../primitives/stack/stack.tsx'
import { useFreshKey } from '../../primitives/text-field/text-field.tsx'
import { StepFrame } from '../steps/step-frame.tsx'
import { Support } from '../support.tsx'
import type { Failure } from './failure.ts'

/** The props of an {@link ErrorPage}. */
export interface ErrorPageProps {
  /** The failure at the provider. */
  readonly failure: Failure
  /** Submits the form again with its present values. */
  readonly onRetry: () => void
  /** Called to return to the form. */
  readonly onBack: () => void
  readonly isPending: boolean
  /** Restarts the flow in place of `onBack`, if a failure has ended it. */
  readonly onRestart?: (() => void) | undefined
  /** The label of `onRestart`. Default "Start again". */
  readonly restartLabel?: string | undefined
}

/** Replaces a form if the provider itself failed: the failure, a retry, a way out, and the trace id for support. */
export function ErrorPage(props: ErrorPageProps): ReactElement {
  const { failure, isPending, onRetry, onBack, onRestart, restartLabel } = props
  const t = useMessages(messages)
  const { title, text, error } = failure
  return (
    <StepFrame
      key={useFreshKey(error)}
      title={title}
      lead={text}
      emblem={<Emblem path={alertIcon} tone="danger" />}
      focusOn="heading"
    >
      <Stack>
        <Button variant="primary" isWide isPending={isPending} busy={t('login.loading')} onPress={onRetry}>
          {t('errors.tryAgain')}
        </Button>
        <Button isWide onPress={onRestart ?? onBack}>
          {onRestart ? (restartLabel ?? t('login.startAgain')) : t('errors.back')}
        </Button>
      </Stack>
      <Support traceId={error.traceId} />
    </StepFrame>
  )
}

const messages = { ...signInMessages, ...pagesMessages }
