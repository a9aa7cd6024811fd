'use client'

import { type AuthenticatorSetup as Setup, useMfa } from '@portico/headless'
import { type ReactElement, useRef } from 'react'
import { useAttempt } from '../../../frame/attempt.ts'
import type { Failure } from '../../../frame/failures/failure.ts'
import { Support } from '../../../frame/support.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { Alert } from '../../../primitives/alert/alert.tsx'
import { Button } from '../../../primitives/button/button.tsx'
import { CopyButton } from '../../../primitives/copy-button/copy-button.tsx'
import { QrCode } from '../../../primitives/qr-code/qr-code.tsx'
import { Stack } from '../../../primitives/stack/stack.tsx'
import { Paragraph } from '../../../primitives/text/text.tsx'
import { useClasses } from '../../../slots/index.ts'
import { useFactor } from './factor-context.tsx'
import { secondFactorMessages } from './second-factor-messages.ts'
import { useFactorFailure } from './use-factor-failure.ts'

export interface AuthenticatorSetupProps {
  /** The code to scan and the key to type; `null` while they load. */
  readonly setup: Setup | null
}

/** The setup of an authenticator app: a code to scan, a key to type. A skeleton of its size reserves its place. */
export function AuthenticatorSetup({ setup }: AuthenticatorSetupProps): ReactElement {
  const classOf = useClasses()
  const { loadSetup, calls } = useMfa()
  const { isPending, error } = useAttempt(calls, 'loadSetup')
  const failure = useFactorFailure(error, 'app')
  const instruction = useRef<HTMLParagraphElement>(null)
  const t = useMessages(secondFactorMessages)

  async function retry() {
    const { ok } = await loadSetup()
    if (ok) instruction.current?.focus()
  }

  return (
    <>
      <p ref={instruction} tabIndex={-1} className={classOf('SetupLead')}>
        {t('login.scanCode')}
      </p>
      {setup && <Loaded setup={setup} />}
      {!setup && !failure && <Loading />}
      {!setup && failure && <SetupFailure failure={failure} isPending={isPending} onRetry={() => void retry()} />}
    </>
  )
}

function Loaded({ setup }: { readonly setup: Setup }) {
  const classOf = useClasses()
  const t = useMessages(secondFactorMessages)
  const key = setup.key?.reveal()
  return (
    <div className={classOf('Setup')}>
      <QrCode content={setup.qrCode.reveal()} label={t('login.qrCodeLabel')} />
      {key !== undefined && (
        <div className={classOf('SetupKey')}>
          <KeyWords value={key} />
          <CopyButton text={key} label={t('login.copySetupKey')} />
        </div>
      )}
    </div>
  )
}

/** As large as what comes, in every language and width: it holds the same words, hidden, and a key of the usual length. */
function Loading() {
  const classOf = useClasses()
  const t = useMessages(secondFactorMessages)
  return (
    <div className={classOf('Setup')} role="status">
      <span className={classOf('SetupSkeleton')} />
      <div className={classOf('SetupKey', 'portico-SetupKey--skeleton')} aria-hidden="true">
        <KeyWords value={'X'.repeat(32)} />
        <span className={classOf('SetupSkeletonButton')} />
      </div>
      <span className={classOf('VisuallyHidden')}>{t('login.preparingSetup')}</span>
    </div>
  )
}

function KeyWords({ value }: { readonly value: string }) {
  const classOf = useClasses()
  const t = useMessages(secondFactorMessages)
  return (
    <>
      <Paragraph tone="muted" size="sm">
        {t('login.setupKeyHelp')}
      </Paragraph>
      <code className={classOf('SetupKeyText')} dir="ltr">
        {inGroups(value)}
      </code>
    </>
  )
}

/** A key in groups of four, as people read and type it. */
export function inGroups(key: string): string {
  return key.match(/.{1,4}/gu)?.join(' ') ?? ''
}

interface SetupFailureProps {
  /** Why there is nothing to scan. */
  readonly failure: Failure
  readonly isPending: boolean
  readonly onRetry: () => void
}

/** In the place of the code to scan: why it did not come, and a way to get it. The rest of the form stays as it is. */
function SetupFailure({ failure, isPending, onRetry }: SetupFailureProps): ReactElement {
  const { onRestart } = useFactor()
  const t = useMessages(secondFactorMessages)
  const { about, title, text, isFinal, error } = failure
  return (
    <Stack>
      <Alert tone="danger" title={title} attempt={error} isUrgent>
        {text}
      </Alert>
      <Stack isRow>
        {isFinal ? (
          <Button size="sm" onPress={onRestart}>
            {t('login.startAgain')}
          </Button>
        ) : (
          <Button size="sm" isPending={isPending} busy={t('login.preparingSetup')} onPress={onRetry}>
            {t('login.loadSetupAgain')}
          </Button>
        )}
      </Stack>
      {about === 'page' && <Support traceId={error.traceId} />}
    </Stack>
  )
}
