'use client'

import type { PorticoError } from '@portico/headless'
import { type ReactElement, useContext } from 'react'
import { useMessages } from '../../../i18n/index.ts'
import { sectionPageMessages } from '../../../i18n/messages/portal/section-page.gen.ts'
import { signInMessages } from '../../../i18n/messages/sign-in.gen.ts'
import { Button } from '../../../primitives/button/button.tsx'
import { Emblem } from '../../../primitives/emblem/emblem.tsx'
import { Icon } from '../../../primitives/icon/icon.tsx'
import { warningIcon } from '../../../primitives/icon/paths.ts'
import { retryIcon } from '../../../primitives/portal/icons.ts'
import { TraceId } from '../../../primitives/trace-id/trace-id.tsx'
import { useClasses } from '../../../slots/index.ts'
import { useFailure } from '../../failures/use-failure.ts'
import { HeadingLevelContext } from '../../steps/step-frame.tsx'
import { useRetry } from '../../use-retry.ts'
import type { FailedWords } from './types.ts'

export interface PageFailedProps {
  readonly error: PorticoError
  /** Default: general words. */
  readonly words?: FailedWords | undefined
  /** `true` while the page is being read. */
  readonly isPending: boolean
  readonly onRetry: () => void
}

/**
 * The content of a page that could not be read: the cause, what still works, the trace id and a retry. Nothing for what the provider
 * does not have.
 */
export function PageFailed(props: PageFailedProps): ReactElement | null {
  return props.error.status === 501 ? null : <Failed {...props} />
}

function Failed({ error, words, isPending, onRetry }: PageFailedProps) {
  const classOf = useClasses()
  const t = useMessages(messages)
  const failure = useFailure(error, signInMessages)
  const retry = useRetry(isPending, onRetry)
  // The general words about the provider say less than the words of the page.
  const cause = failure?.about === 'page' && words?.text !== undefined ? null : failure?.text
  const Heading = useContext(HeadingLevelContext) === 1 ? 'h2' : 'h3'
  return (
    <div role="alert" className={classOf('PageState')}>
      <Emblem path={warningIcon} tone="danger" />
      <Heading className={classOf('PageStateTitle')}>{words?.title ?? t('page.failed')}</Heading>
      <p className={classOf('PageStateText')}>{[cause, words?.text].filter(Boolean).join(' ')}</p>
      {error.traceId !== undefined && <TraceId id={error.traceId} />}
      <div className={classOf('PageStateActions')}>
        <Button
          variant="primary"
          size="md"
          icon={<Icon path={retryIcon} />}
          isPending={retry.isPending}
          busy={t('login.loading')}
          onPress={retry.press}
        >
          {t('login.tryAgain')}
        </Button>
      </div>
    </div>
  )
}

const messages = { ...signInMessages, ...sectionPageMessages }
