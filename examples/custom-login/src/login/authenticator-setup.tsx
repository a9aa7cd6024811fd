import { type AuthenticatorSetup as Setup, useMfa } from '@portico/headless'
import { useRef } from 'react'
import { explain } from '../explain.ts'
import { Button } from '../parts/button.tsx'
import { CopyButton } from '../parts/copy-button.tsx'
import { FailureNotice } from '../parts/failure-notice.tsx'
import { QrCode } from '../parts/qr-code.tsx'
import { useAttempt } from '../parts/use-attempt.ts'
import { inGroups } from './in-groups.ts'

/** What an {@link AuthenticatorSetup} takes. */
export interface AuthenticatorSetupProps {
  /** What to scan or type; `null` while it loads. */
  readonly setup: Setup | null
  /** Back to the e-mail address. */
  readonly onRestart: () => void
}

/** What an authenticator app is set up with: a code to scan, a key to type. */
export function AuthenticatorSetup({ setup, onRestart }: AuthenticatorSetupProps) {
  const { loadSetup, calls } = useMfa()
  const { error, isPending } = useAttempt(calls.loadSetup)
  const instruction = useRef<HTMLParagraphElement>(null)

  async function retry() {
    const { ok } = await loadSetup()
    if (ok) instruction.current?.focus()
  }

  return (
    <>
      <p ref={instruction} tabIndex={-1}>
        Scan this with your authenticator app.
      </p>
      {setup && <Loaded setup={setup} />}
      {!setup && !error && <Loading />}
      {error && (
        <div className="stack">
          <FailureNotice error={error} onRestart={onRestart} />
          {!explain(error).isFinal && (
            <Button size="small" isPending={isPending} busy="Preparing your code…" onPress={() => void retry()}>
              Get a new code
            </Button>
          )}
        </div>
      )}
    </>
  )
}

function Loaded({ setup }: { readonly setup: Setup }) {
  const key = setup.key?.reveal()
  return (
    <div className="setup">
      <QrCode content={setup.qrCode.reveal()} label="QR code for your authenticator app" />
      {key !== undefined && (
        <div className="setup-key">
          <p className="help">Can’t scan it? Enter this key by hand:</p>
          <p className="mono" dir="ltr">
            {inGroups(key)}
          </p>
          <CopyButton text={key} label="Copy key" />
        </div>
      )}
    </div>
  )
}

function Loading() {
  return (
    <div className="setup" role="status">
      <span className="qr-code skeleton" />
      <span className="visually-hidden">Preparing your code…</span>
    </div>
  )
}
