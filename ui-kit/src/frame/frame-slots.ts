import type { ComponentType } from 'react'
import type { PrimitiveSlots } from '../primitives/primitive-slots.ts'
import type { BrandProps } from './brand.tsx'
import type { SecuredByProps } from './secured-by/secured-by.tsx'
import type { StepHeaderProps } from './steps/step-frame.tsx'

/** The parts of every screen that can be replaced, beside those of {@link PrimitiveSlots}. */
export interface FrameSlots extends PrimitiveSlots {
  /** The application's logo and name. */
  readonly Brand?: ComponentType<BrandProps> | undefined
  /** A picture or a panel beside the box of a whole page, in a window of 720 px or more. Default: none. */
  readonly PagePanel?: ComponentType | undefined
  /** The vendor at the foot of boxes and of the portal, where it is not white-labelled. */
  readonly SecuredBy?: ComponentType<SecuredByProps> | undefined
  /** The heading of every step. */
  readonly StepHeader?: ComponentType<StepHeaderProps> | undefined
}
