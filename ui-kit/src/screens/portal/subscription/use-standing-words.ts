'use client'

import { useClient } from '@portico/headless'
import type { Billing } from '@portico/headless/portal/subscription'
import { useBillingWords } from '../../../frame/billing/use-billing-words.ts'
import { useMessages } from '../../../i18n/index.ts'
import { useTimeZone } from '../../../i18n/use-date-format.ts'
import type { BadgeProps } from '../../../primitives/portal/badge/badge.tsx'
import { daysUntil, endOf, type Standing } from './standing.ts'
import type { StatusBadgeProps, StatusCardProps } from './status-card.tsx'
import { subscriptionMessages } from './subscription-messages.ts'

/** The words of a subscription. */
export interface StandingWords {
  /** The name of the present plan. */
  readonly plan: string
  /** The end of the trial or of the paid period, as a date. */
  readonly date: string
  /** Plan, price, and renewal or end, in one or two sentences. */
  readonly lead: string
  readonly badge: StatusBadgeProps
  /** The card of the situation; `null` if the head is enough. */
  readonly card: Pick<StatusCardProps, 'title' | 'text' | 'tone'> | null
}

/** Explains a subscription in words. */
export function useStandingWords(billing: Billing, standing: Standing): StandingWords {
  const t = useMessages(subscriptionMessages)
  const zone = useTimeZone()
  const { clock } = useClient().ports
  const billed = useBillingWords()
  const { subscription, defaultPlan, nextPlan } = billing
  const end = endOf(billing)
  const date = billed.date(end ?? '')
  const plan = billing.plan?.name ?? subscription?.plan.slug ?? ''
  const next = nextPlan ? billed.nameOf(nextPlan, billing.plan) : (subscription?.nextPlan?.slug ?? '')
  const price = billing.plan ? billed.money(billing.plan.price) : ''
  const isPaid = billing.plan === null || billing.plan.price.amount > 0
  const fallback = defaultPlan && defaultPlan.slug !== subscription?.plan.slug ? defaultPlan.name : null
  const isPast = end !== null && Date.parse(end) <= clock.now()

  return { plan, date, lead: leadOf(), badge: badgeOf(), card: cardOf() }

  function leadOf(): string {
    const { price: perMonth = null, recurringInterval = 'month' } = billing.plan ?? {}
    const named = perMonth
      ? t('subscription.planFor', { plan, price: billed.price(perMonth, recurringInterval) })
      : plan
    switch (standing) {
      case 'external':
      case 'missing':
        return plan === '' ? t('subscription.lead') : named
      case 'canceled':
      case 'expired':
        return t('subscription.lead')
      case 'ending':
        return sentences(named, t('subscription.endsOn', { date }))
      case 'changing':
        return sentences(named, t('subscription.changesOn', { plan: next, date }))
      case 'trialWithCard':
      case 'trialWithoutCard':
        return sentences(named, t('subscription.trialUntil', { date }))
      case 'unclear':
      case 'incomplete':
        return named
      default:
        return isPaid ? sentences(named, t('subscription.renewsOn', { date })) : named
    }
  }

  function badgeOf(): StatusBadgeProps {
    const badge = (tone: BadgeProps['tone'], children: string, mark?: StatusBadgeProps['mark']) => ({
      tone,
      children,
      mark,
    })
    switch (standing) {
      case 'external':
        return badge('neutral', t('subscription.byContract'), 'lock')
      case 'missing':
        return badge('neutral', t('subscription.none'))
      case 'unclear':
        return badge('warning', t('subscription.notSure'), 'alert')
      case 'incomplete':
        return badge('danger', t('subscription.needsYou'), 'alert')
      case 'canceled':
      case 'expired':
        return badge('danger', t('subscription.ended'))
      case 'unpaid':
        return badge('danger', t('subscription.unpaid'), 'alert')
      case 'ending':
        return badge('warning', t('subscription.canceled'))
      case 'trialWithCard':
      case 'trialWithoutCard':
        return badge('info', t('subscription.trial'))
      default:
        return badge('success', t('subscription.active'))
    }
  }

  function cardOf(): StandingWords['card'] {
    const card = (tone: StatusCardProps['tone'], title: string, text: string) => ({ tone, title, text })
    switch (standing) {
      case 'external':
        return card('neutral', t('errors.billing-externally-managed.title'), t('errors.billing-externally-managed'))
      case 'missing':
        return card('neutral', t('errors.subscription-missing.title'), t('errors.subscription-missing'))
      case 'unclear':
        return card('warning', t('errors.payment-unclear.title'), t('errors.payment-unclear'))
      case 'incomplete':
        return card('danger', t('subscription.incomplete'), t('subscription.incompleteText', { price, plan }))
      case 'canceled':
      case 'expired': {
        const text = t(standing === 'canceled' ? 'subscription.canceledText' : 'subscription.expiredText')
        const title = isPast ? t('subscription.endedOn', { plan, date }) : t('subscription.hasEnded', { plan })
        return card('danger', title, text)
      }
      case 'ending': {
        const text = fallback ? t('subscription.thenFree', { next: fallback }) : t('subscription.thenOver')
        return card('warning', t('subscription.until', { plan, date }), text)
      }
      case 'changing':
        return card(
          'info',
          t('subscription.untilThen', { plan, date, next }),
          t('subscription.untilThenText', { plan }),
        )
      case 'trialWithCard':
      case 'trialWithoutCard': {
        const days = end === null ? 0 : daysUntil(end, clock.now(), zone)
        return card('info', t('subscription.trialLeft', { plan, days }), trialText())
      }
      case 'cardMissing':
        return card('danger', t('subscription.cardMissing'), t('subscription.cardMissingText', { price, date, plan }))
      case 'cardExpired':
        return card('danger', t('subscription.cardExpired'), t('subscription.cardText', { price, date, plan }))
      case 'cardExpiring':
        return card('warning', t('subscription.cardExpiring'), t('subscription.cardText', { price, date, plan }))
      // Its words are those of the invoices.
      case 'unpaid':
      case 'active':
        return null
      default:
        return standing satisfies never
    }
  }

  function trialText(): string {
    if (standing === 'trialWithCard') return t('subscription.trialThenPaid', { date, price })
    return fallback
      ? t('subscription.trialThenFree', { date, next: fallback })
      : t('subscription.trialThenOver', { date })
  }
}

function sentences(...parts: readonly string[]): string {
  return parts.join(' ')
}
