'use client'

import type { ReactElement } from 'react'
import type { FrameSlots } from '../../../frame/frame-slots.ts'
import { lazyPart } from '../../../frame/loading/lazy-part.tsx'
import { forHolder } from '../../../frame/portal/holder/for-holder.tsx'
import { formPlace } from '../../../frame/portal/section-page/page-place.tsx'
import { Screen, type ScreenSettings } from '../../../frame/screen.tsx'
import { PortalBundle } from '../../../isolation/index.ts'
import type { PortalSlots } from '../../../primitives/portal/portal-slots.ts'
import type { ProfileSectionProps } from './profile-section.tsx'

/** The props of {@link Profile}: the fields of the application, its slots and its look. */
export interface ProfileProps extends ScreenSettings<FrameSlots & PortalSlots>, ProfileSectionProps {}

/** The profile of the signed-in user on a page of the application, without the portal. */
export function Profile({ slots, appearance, isolation, ...section }: ProfileProps): ReactElement {
  return (
    <PortalBundle>
      <Screen slots={slots} appearance={appearance} isolation={isolation}>
        <Content {...section} />
      </Screen>
    </PortalBundle>
  )
}

const Content = lazyPart<ProfileSectionProps>(
  async () => forHolder((await import('./profile-section.tsx')).ProfileSection),
  formPlace,
)
