'use client'

import type { PorticoError } from '@portico/headless'
import type { Billing, PlanChangeOption } from '@portico/headless/portal/subscription'
import { type ReactElement, type RefObject, useEffect, useRef, useState } from 'react'
import { useLoadingMarker } from '../../frame/loading/loading-marker.ts'
import { useMessages } from '../../i18n/index.ts'
import { checkoutMessages } from '../../i18n/messages/checkout/checkout.gen.ts'
import { Button } from '../../primitives/button/button.tsx'
import { Dialog } from '../../primitives/dialog/dialog.tsx'
import { Paragraph } from '../../primitives/text/text.tsx'
import { CheckoutStepView } from './checkout-step-view.tsx'
import { useCheckoutFlow } from './use-checkout-flow.ts'
import { useStepWords } from './use-step-words.ts'

const fields =
  ':is(input, select):not(:disabled, [hidden], [type="hidden"], [type="submit"], [type="radio"]:not(:checked))'

export interface CheckoutFlowProps {
  readonly onClose: () => void
  readonly planId?: string | undefined
  readonly option?: PlanChangeOption | undefined
  readonly onDone?: ((billing: Billing) => void) | undefined
  readonly onError?: ((error: PorticoError) => void) | undefined
}

/** The dialog of the checkout: one step at a time, with one primary button. */
export function CheckoutFlow({ onClose, ...options }: CheckoutFlowProps): ReactElement {
  const t = useMessages(checkoutMessages)
  const flow = useCheckoutFlow(options)
  const { step, isPaying, isDirty } = flow
  const words = useStepWords(flow)
  const [question, setQuestion] = useState<'leave' | 'held' | null>(null)
  const dialog = useStepFocus(step.name)
  useLoadingMarker(step.name === 'loading' && !flow.failure)

  function close() {
    if (isPaying) return setQuestion('held')
    if (isDirty) return setQuestion('leave')
    onClose()
  }

  return (
    <Dialog
      ref={dialog}
      isOpen
      isFull
      size={step.name === 'choosePlan' ? 'lg' : 'md'}
      title={words.title}
      lead={words.lead}
      onOpenChange={close}
      footer={
        words.submit === null && words.back === null ? undefined : (
          <>
            {words.back !== null && (
              <Button size="md" aria-disabled={isPaying || undefined} onPress={flow.canGoBack ? flow.back : close}>
                {words.back}
              </Button>
            )}
            {words.submit !== null && (
              <Button
                size="md"
                variant="primary"
                isPending={flow.isPending}
                busy={words.busy}
                onPress={() => (flow.isFinal ? onClose() : flow.submit())}
              >
                {words.submit}
              </Button>
            )}
          </>
        )
      }
    >
      <CheckoutStepView flow={flow} />
      <div role="status">
        {isPaying && question === 'held' && <Paragraph tone="muted">{t('checkout.holding')}</Paragraph>}
      </div>
      {question === 'leave' && <LeaveQuestion onStay={() => setQuestion(null)} onLeave={onClose} />}
    </Dialog>
  )
}

/**
 * Moves the focus to the first field of each later step of a dialog, or to the dialog, so that its title is read. The
 * dialog itself does so for the first one.
 */
function useStepFocus(step: string): RefObject<HTMLElement | null> {
  const dialog = useRef<HTMLElement>(null)
  const former = useRef(step)
  useEffect(() => {
    if (former.current === step) return
    former.current = step
    const field = dialog.current?.querySelector<HTMLElement>(fields) ?? dialog.current
    field?.focus()
  }, [step])
  return dialog
}

interface LeaveQuestionProps {
  readonly onStay: () => void
  readonly onLeave: () => void
}

/** The question before what was entered is lost. */
function LeaveQuestion({ onStay, onLeave }: LeaveQuestionProps): ReactElement {
  const t = useMessages(checkoutMessages)
  return (
    <Dialog
      role="alertdialog"
      size="sm"
      title={t('checkout.leaveTitle')}
      lead={t('checkout.leaveText')}
      isOpen
      onOpenChange={onStay}
      footer={
        <>
          <Button size="md" onPress={onStay}>
            {t('checkout.stay')}
          </Button>
          <Button size="md" variant="danger" onPress={onLeave}>
            {t('checkout.leave')}
          </Button>
        </>
      }
    >
      {null}
    </Dialog>
  )
}
