'use client'

import type { PlanFeature, PlanLoss } from '@portico/headless/portal/subscription'
import { useMessages } from '../../i18n/index.ts'
import { billingPlansMessages } from '../../i18n/messages/checkout/billing-plans.gen.ts'

/** The things in plans, in the language of the screen. */
export interface FeatureWords {
  /** A thing with its limit, such as `20 API tokens`. */
  readonly line: (feature: PlanFeature) => string
  /** A thing that another plan has less of, with what the account uses, such as `Members: 5 instead of 100. You use 29 now.` */
  readonly loss: (loss: PlanLoss) => string
}

/** Returns the words for what is in plans. A key without words is shown by the name of the provider, else as it is. */
export function useFeatureWords(): FeatureWords {
  const t = useMessages(billingPlansMessages)
  const nameOf = ({ key, name }: PlanFeature) => name ?? t.find(`billing.feature.${key}`) ?? key

  return {
    line(feature) {
      const { key, name, limit } = feature
      if (limit === undefined) return nameOf(feature)
      if (limit === null) return t('billing.withoutLimit', { name: nameOf(feature) })
      const counted = name === null ? t.find(`billing.counted.${key}`, { limit }) : undefined
      return counted ?? t('billing.upTo', { name: nameOf(feature), limit })
    },
    loss({ feature, left, used, excess }) {
      const name = nameOf(feature)
      const { limit } = feature
      const change =
        left === null
          ? t('billing.gone', { name })
          : typeof limit === 'number'
            ? t('billing.lessOf', { name, left, limit })
            : t('billing.limitedTo', { name, left })
      return excess > 0 && used !== null ? `${change} ${t('billing.usesNow', { used })}` : change
    },
  }
}
