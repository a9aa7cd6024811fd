'use client'

import type { ScreenSettings } from '../../../frame/screen.tsx'
import type { FrameSlots } from '../../../frame/frame-slots.ts'
import type { PortalSlots } from '../../../primitives/portal/portal-slots.ts'
import type { Section } from './section-of.ts'

/** The props of {@link AdminPortal}. */
export interface AdminPortalProps extends ScreenSettings<FrameSlots & PortalSlots> {
  /** `true` renders it in the page, always open and without a button to close it. Default `false`: a dialog. */
  readonly isInline?: boolean | undefined
  /**
   * The sections, in their order: receives those of the kit. Sections that the user may not see are left out afterwards.
   * Default: those of the kit. Keep the function stable, or define it outside of components.
   */
  readonly sections?: ((ours: readonly Section[]) => readonly Section[]) | undefined
}
