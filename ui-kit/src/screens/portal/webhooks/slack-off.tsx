'use client'

import { useAuthorized } from '@portico/headless'
import { type SlackConsent, useSlackWorkspace } from '@portico/headless/portal/webhooks'
import type { ReactElement } from 'react'
import { useAttempt } from '../../../frame/attempt.ts'
import { CallFailure, useCallFailure } from '../../../frame/failures/call-failure.tsx'
import type { ConnectSlack } from '../../../frame/portal/connect-slack.ts'
import { PageFailed } from '../../../frame/portal/section-page/page-failed.tsx'
import { PageSkeleton } from '../../../frame/portal/section-page/page-skeleton.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { Alert } from '../../../primitives/alert/alert.tsx'
import { Button } from '../../../primitives/button/button.tsx'
import { EmptyState } from '../../../primitives/portal/empty-state/empty-state.tsx'
import { Spinner } from '../../../primitives/spinner/spinner.tsx'
import { slackConnection } from './permissions.ts'
import { webhooksMessages } from './webhooks-messages.ts'

export interface SlackOffProps {
  /** The way of the application to the consent of Slack; `null` for that of the section. */
  readonly connect: ConnectSlack | null
}

/** The place of the events before a workspace is connected, or while that is unknown. */
export function SlackOff({ connect }: SlackOffProps): ReactElement {
  const t = useMessages(webhooksMessages)
  const { value, consent, load, askConsent, calls } = useSlackWorkspace()
  const { error, isPending } = useAttempt(calls, 'load')
  const { error: unasked, isPending: isLeaving } = useAttempt(calls, 'askConsent')
  const failure = useCallFailure(unasked, webhooksMessages)
  const { isAllowed: mayConnect } = useAuthorized({ permissions: [slackConnection] })
  if (!value && error) {
    const words = { title: t('webhooks.slackUnread') }
    return <PageFailed error={error} words={words} isPending={isPending} onRetry={() => void load()} />
  }
  if (consent.name === 'connecting') {
    return (
      <div role="status">
        <EmptyState title={t('webhooks.slackConnecting')} art={<Spinner />} actions={null} />
      </div>
    )
  }
  if (!value) return <PageSkeleton width="table" />
  const { clientId } = value
  const isMissing = unasked?.status === 404 || unasked?.code === 'slack-application-missing'
  if (mayConnect && (clientId === null || isMissing)) {
    return (
      <div role="status">
        <EmptyState title={t('errors.slack-application-missing.title')} actions={null}>
          {t('webhooks.slackNoApplication')}
        </EmptyState>
      </div>
    )
  }
  return (
    <>
      <CallFailure failure={failure} />
      <EmptyState
        title={t('webhooks.slackOff')}
        actions={
          mayConnect ? (
            <Button
              variant="primary"
              size="md"
              isPending={isLeaving}
              busy={t('webhooks.slackLeaving')}
              onPress={() => (connect && clientId !== null ? connect({ clientId }) : void askConsent())}
            >
              {t('webhooks.slackConnect')}
            </Button>
          ) : undefined
        }
      >
        {t(mayConnect ? 'webhooks.slackOffText' : 'webhooks.slackOffNoRight')}
      </EmptyState>
    </>
  )
}

/** The end of a consent of Slack that connected nothing. */
export function SlackNotice(): ReactElement | null {
  const t = useMessages(webhooksMessages)
  const consent = useSlackWorkspace((slack) => slack.consent)
  const failure = useCallFailure(consent.name === 'failed' ? consent.error : null, webhooksMessages)
  if (failure) return <CallFailure failure={{ ...failure, title: t('webhooks.slackNotConnected') }} />
  const text = textKeys[consent.name]
  return (
    text && (
      <Alert tone={consent.name === 'denied' ? 'info' : 'danger'} title={t('webhooks.slackNotConnected')} isUrgent>
        {t(text)}
      </Alert>
    )
  )
}

const textKeys = {
  none: null,
  connecting: null,
  connected: null,
  failed: null,
  denied: 'webhooks.slackDenied',
  invalid: 'webhooks.slackInvalid',
  expired: 'webhooks.slackExpired',
} as const satisfies Readonly<Record<SlackConsent['name'], string | null>>
