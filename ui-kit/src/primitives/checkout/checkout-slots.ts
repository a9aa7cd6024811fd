import type { ComponentType } from 'react'
import type { BadgeProps } from '../portal/badge/badge.tsx'
import type { RadioGroupProps } from '../portal/radio-group/radio-group.tsx'
import type { SkeletonProps } from '../portal/skeleton/skeleton.tsx'
import type { PrimitiveSlots } from '../primitive-slots.ts'

/** The parts of the checkout that can be replaced, beside those of {@link PrimitiveSlots}. The portal has them, too. */
export interface CheckoutSlots extends PrimitiveSlots {
  /** A state or a number in one or two words. */
  readonly Badge?: ComponentType<BadgeProps> | undefined
  /** A choice of one option, all of which are in sight. */
  readonly RadioGroup?: ComponentType<RadioGroupProps> | undefined
  /** The place of content that loads. */
  readonly Skeleton?: ComponentType<SkeletonProps> | undefined
}
