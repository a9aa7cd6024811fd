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
import type { Failure } from './failure.ts'
import { StepFrame } from './step-frame.tsx'
import { Support } from './support.tsx'

/** What an {@link ErrorPage} takes. */
export interface ErrorPageProps {
  /** What failed at the provider. */
  readonly failure: Failure
  /** Whether another try is on its way. */
  readonly isPending: boolean
  /** Tries again with what was typed. */
  readonly onRetry: () => void
  /** Back to the e-mail address. */
  readonly onRestart: () => void
}

/**
 * Takes the place of a form where the provider itself failed: what happened, two ways on, and the trace id for support.
 * Another try that fails is told anew.
 */
export function ErrorPage({ failure, isPending, onRetry, onRestart }: ErrorPageProps): ReactElement {
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
        <Button isWide onPress={onRestart}>
          {t('login.signInAnotherWay')}
        </Button>
      </Stack>
      <Support traceId={error.traceId} />
    </StepFrame>
  )
}

const messages = { ...signInMessages, ...pagesMessages }
