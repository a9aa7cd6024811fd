'use client'

import type { ReactElement } from 'react'
import { useMessages } from '../../../i18n/index.ts'
import { Drawer } from '../../../primitives/portal/drawer/drawer.tsx'
import { securityMessages } from './security-messages.ts'
import { PeopleTable } from './security-people.tsx'

export interface PeopleDrawerProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** The people without a second step, beside the choice of who is asked for one. */
export function PeopleDrawer({ isOpen, onClose }: PeopleDrawerProps): ReactElement {
  const t = useMessages(securityMessages)
  return (
    <Drawer title={t('security.preset.mfa-unenrolled')} isOpen={isOpen} onOpenChange={onClose}>
      <PeopleTable preset="mfa-unenrolled" isAside />
    </Drawer>
  )
}
