'use client'

import { type ReactElement, useMemo, useRef } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { billingMessages } from '../../i18n/messages/checkout/billing.gen.ts'
import { billingPartsMessages } from '../../i18n/messages/checkout/billing-parts.gen.ts'
import { signInMessages } from '../../i18n/messages/sign-in.gen.ts'
import { Alert } from '../../primitives/alert/alert.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { Icon } from '../../primitives/icon/icon.tsx'
import { FieldNotes } from '../../primitives/portal/field/field.tsx'
import { Skeleton } from '../../primitives/portal/skeleton/skeleton.tsx'
import { useFieldIds } from '../../primitives/text-field/text-field.tsx'
import { TraceId } from '../../primitives/trace-id/trace-id.tsx'
import { useClasses } from '../../slots/index.ts'
import { useCallFailure } from '../failures/call-failure.tsx'
import { cardIcon } from './billing-icons.ts'
import { type CardFieldOptions, type CardFieldPlaces, useCardField } from './use-card-field.ts'

export interface CardFieldProps extends CardFieldOptions {
  /** The fault of the card and its remedy, after a submit; `null` without one. */
  readonly error?: string | null | undefined
  /** A value that changes with each submit that fails, so that the field takes the focus. */
  readonly attempt?: unknown
}

/** The card field of the payment adapter, with label, help and fault. It forgets the card when it is removed. */
export function CardField({ error = null, attempt, ...options }: CardFieldProps): ReactElement {
  const classOf = useClasses()
  const t = useMessages(words)
  const label = t('billing.card')
  const help = t('billing.cardHelp')
  const places = usePlaces()
  const card = useCardField(places, label, options)
  const failure = useCallFailure(card.error, billingMessages)
  const { ids } = useFieldIds(help, error)
  const traceId = card.error?.traceId

  return (
    <div className={classOf('CardField', classOf('Field'))} data-status={card.status}>
      <span className={classOf('Label')} aria-hidden="true">
        {label}
      </span>
      <div
        ref={places.frame}
        className={classOf('InputFrame', 'portico-InputFrame--md', classOf('CardFrame'))}
        data-invalid={error !== null || undefined}
      >
        <Icon path={cardIcon} size="sm" />
        <span ref={places.placeholder} className={classOf('CardPlaceholder')} />
        <span ref={places.danger} className={classOf('CardDanger')} />
        {card.isSlotted && card.field && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the field is outside the dialog, so the Tab key does not find it.
          // biome-ignore lint/a11y/noStaticElementInteractions: it passes the focus on.
          <span tabIndex={0} data-field className={classOf('CardEntry')} onFocus={() => card.field?.focus()} />
        )}
        {card.status === 'loading' && <Skeleton width="lg" />}
        <div ref={places.place} className={classOf('CardPlace')} />
      </div>
      <span role="status" className={classOf('VisuallyHidden')}>
        {card.status === 'loading' && t('billing.cardLoading')}
      </span>
      {card.status === 'failed' && failure && (
        <Alert tone="danger" title={failure.title} attempt={card.error} isUrgent>
          {failure.text}
          {traceId !== undefined && <TraceId id={traceId} />}
          <Button size="sm" onPress={card.retry}>
            {t('login.tryAgain')}
          </Button>
        </Alert>
      )}
      <FieldNotes ids={ids} help={help} error={error} attempt={attempt} />
    </div>
  )
}

const words = { ...billingPartsMessages, ...signInMessages }

function usePlaces(): CardFieldPlaces {
  const place = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const placeholder = useRef<HTMLSpanElement>(null)
  const danger = useRef<HTMLSpanElement>(null)
  return useMemo(() => ({ place, frame, placeholder, danger }), [])
}
