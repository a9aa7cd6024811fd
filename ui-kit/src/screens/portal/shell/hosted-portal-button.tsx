'use client'

import type { ReactElement } from 'react'
import { useMessages } from '../../../i18n/index.ts'
import { Icon } from '../../../primitives/icon/icon.tsx'
import { FrameButton } from '../../../primitives/portal/frame-button/frame-button.tsx'
import { useClasses } from '../../../slots/index.ts'
import { newTabIcon } from './section-icons.ts'
import { hostedPortalMessages, useHostedPortal } from './use-hosted-portal.tsx'

/** The way to the portal that the provider hosts, in the foot of the navigation. Nothing if there is none. */
export function HostedPortalButton(): ReactElement | null {
  const { isThere, open, region } = useHostedPortal()
  const classOf = useClasses()
  const t = useMessages(hostedPortalMessages)
  if (!isThere) return null
  return (
    <>
      <FrameButton
        className={classOf('NavHosted')}
        variant="quiet"
        size="sm"
        icon={<Icon path={newTabIcon} isDirectional size="sm" />}
        aria-label={`${t('portal.hosted')}. ${t('portal.hostedNote')}`}
        onPress={open}
      >
        {t('portal.hosted')}
      </FrameButton>
      {region}
    </>
  )
}
