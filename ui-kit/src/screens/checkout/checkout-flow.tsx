'use client'

import type { PorticoError } from '@portico/headless'
import type { Billing, PlanChangeOption } from '@portico/headless/portal/subscription'
import { type ReactElement, useState } from 'react'
import { useLoadingMarker } from '../../frame/loading/loading-marker.ts'
import { useMessages } from '../../i18n/index.ts'
import { checkoutMessages } from '../../i18n/messages/checkout/checkout.gen.ts'
import { Button } from '../../primitives/button/button.tsx'
import { Dialog } from '../../primitives/dialog/dialog.tsx'
import { Paragraph } from '../../primitives/text/text.tsx'
import { CheckoutStepView } from './checkout-step-view.tsx'
import { LeaveQuestion } from './leave-question.tsx'
import { useCheckoutFlow } from './use-checkout-flow.ts'
import { useStepFocus } from './use-step-focus.ts'
import { useStepWords } from './use-step-words.ts'

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
