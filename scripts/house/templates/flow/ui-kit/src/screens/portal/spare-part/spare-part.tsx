'use client'

import type { ReactElement } from 'react'
import type { FrameSlots } from '../../../frame/frame-slots.ts'
import { boxOf, type FlowScreenProps } from '../../../frame/steps/flow-screen.tsx'
import { PortalBundle } from '../../../isolation/portal/portal-bundle.tsx'
import type { PortalSlots } from '../../../primitives/portal/portal-slots.ts'

/** The props of {@link SparePart}: its slots and its look. */
export interface SparePartProps extends FlowScreenProps<FrameSlots & PortalSlots> {}

/** The spare part of the signed-in person, confirmed by a code. */
export const SparePart: (props: SparePartProps) => ReactElement = boxOf({
  label: 'sparePart.boxLabel',
  bundle: PortalBundle,
  load: async () => (await import('./spare-part-flow.tsx')).SparePartFlow,
})
