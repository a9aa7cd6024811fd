'use client'

import { PorticoError } from '@portico/headless'
import type { ReactElement } from 'react'
import type { FrameSlots } from '../../../frame/frame-slots.ts'
import { lazyPart } from '../../../frame/lazy-part.tsx'
import { PageFailed } from '../../../frame/portal/section-page/page-failed.tsx'
import { PageSkeleton } from '../../../frame/portal/section-page/page-skeleton.tsx'
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

const Content = lazyPart<ProfileSectionProps>(async () => (await import('./profile-section.tsx')).ProfileSection, {
  Waiting: () => <PageSkeleton width="form" />,
  Failed: ({ onRetry }) => <PageFailed error={notLoaded} words={undefined} isPending={false} onRetry={onRetry} />,
})

const notLoaded = new PorticoError('network', 'The code of the profile could not be loaded')
