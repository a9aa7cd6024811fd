'use client'

import { type Outcome, type PorticoError, useClient, useMfa, useSession } from '@portico/headless'
import { ownFactorsFeature } from '@portico/headless/own-factors'
import type { MfaEnforcement } from '@portico/headless/portal/security'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { isKnownEmpty } from '../../../frame/known-rows.ts'
import { useConfirm } from '../../../frame/portal/confirm-dialog/use-confirm.tsx'
import { lazyDialog } from '../../../frame/portal/dialogs/lazy-dialog.tsx'
import { useLatest } from '../../../frame/use-latest.ts'
import { useMessages } from '../../../i18n/index.ts'
import { useToasts } from '../../../primitives/portal/toast/toaster.tsx'
import { securityMessages } from './security-messages.ts'

type Save = () => Promise<Outcome>

/** The check of the person at the screen before all people are asked for a second step. */
export interface OwnStepFirst {
  /**
   * Saves at once if the person would pass the next sign-in. Otherwise it offers to set up a second step first, and saves
   * after that. The changes stay unsaved until then.
   */
  readonly ownStepFirst: (wanted: MfaEnforcement, save: Save) => Promise<Outcome>
  /** `true` after a save that was refused because the application offers no second step. */
  readonly isImpossible: boolean
  /** The failure of the save after the second step was set up. */
  readonly error: PorticoError | null
  readonly content: ReactNode
}

/** Keeps administrators from shutting themselves out by a second step that they do not have. */
export function useOwnStepFirst(): OwnStepFirst {
  const client = useClient()
  const t = useMessages(securityMessages)
  const { show } = useToasts()
  const { confirm, dialog } = useConfirm(securityMessages)
  const isFromSso = useSession(({ user }) => ssoProviders.includes(user?.provider ?? ''))
  const addFactor = useMfa((mfa) => mfa.addFactor)
  const [isImpossible, setImpossible] = useState(false)
  const [error, setError] = useState<PorticoError | null>(null)
  const [waiting, setWaiting] = useState<{ readonly save: Save } | null>(null)

  async function ownStepFirst(wanted: MfaEnforcement, save: Save): Promise<Outcome> {
    setImpossible(false)
    setError(null)
    if (wanted === 'none' || (wanted === 'exceptSso' && isFromSso)) return save()
    const factors = client.get(ownFactorsFeature)
    const read = await factors.actions.load()
    if (!read.ok) return read
    const { rows, addable } = factors.getSnapshot()
    if (rows.length > 0) return save()
    if (addable.length === 0) setImpossible(true)
    else
      confirm({
        title: t('security.guardTitle'),
        text: t('security.guardText'),
        confirm: t('security.guardConfirm'),
        keep: t('security.guardKeep'),
        isDanger: false,
        async run() {
          const begun = await addFactor()
          if (begun.ok) setWaiting({ save })
          return begun
        },
      })
    return { ok: false, reason: 'canceled' }
  }

  /** Saves once the person has a second step. A person who left the steps keeps the changes unsaved. */
  async function finish(save: Save) {
    setWaiting(null)
    const factors = client.get(ownFactorsFeature)
    const read = await factors.actions.load()
    if (!read.ok || isKnownEmpty(factors.getSnapshot())) return
    const outcome = await save()
    if (outcome.ok) show({ text: t('security.guardSaved') })
    else if (outcome.reason === 'failed') setError(outcome.error)
  }

  return {
    ownStepFirst,
    isImpossible,
    error,
    content: (
      <>
        {dialog}
        {waiting && <OwnStep onEnd={() => void finish(waiting.save)} />}
      </>
    ),
  }
}

/** The accounts that sign in at an identity provider. */
const ssoProviders: readonly string[] = ['saml', 'oidc']

/** The steps to set up a second step. `onEnd` runs once they are over, finished or not. */
function OwnStep({ onEnd }: { readonly onEnd: () => void }) {
  const isOpen = useMfa(({ purpose, step }) => purpose === 'add' && step.name !== 'idle')
  const cancelChange = useMfa((mfa) => mfa.cancelChange)
  const wasOpen = useRef(false)
  const end = useLatest(onEnd)
  useEffect(() => {
    if (!isOpen && wasOpen.current) end()
    wasOpen.current = isOpen
  }, [isOpen, end])
  return <FactorDialog open={isOpen ? { onClose: cancelChange } : null} />
}

const FactorDialog = lazyDialog(async () => (await import('../privacy/factor-dialog.tsx')).FactorDialog)
