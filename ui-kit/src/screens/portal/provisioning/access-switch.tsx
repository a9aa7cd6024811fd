'use client'

import type { ProvisionConnection, ProvisioningActions } from '@portico/headless/portal/provisioning'
import type { ReactElement } from 'react'
import { useViewOnly } from '../../../frame/portal/section-page/page-access.ts'
import { useMessages } from '../../../i18n/index.ts'
import { Switch } from '../../../primitives/portal/switch/switch.tsx'
import { provisioningMessages } from './provisioning-messages.ts'

export interface AccessSwitchProps extends Pick<ProvisioningActions, 'update'> {
  readonly connection: ProvisionConnection
}

/** Gives the people of a connection access, or takes it. It applies at once, and the list shows a refusal. */
export function AccessSwitch({ connection: { id, isSynced }, update }: AccessSwitchProps): ReactElement {
  const t = useMessages(provisioningMessages)
  const isViewOnly = useViewOnly() !== null
  return (
    <Switch
      label={t('provisioning.addPeople')}
      help={t(isSynced ? 'provisioning.addPeopleOn' : 'provisioning.addPeopleOff')}
      isSelected={isSynced}
      isDisabled={isViewOnly}
      onChange={(isOn) => void update({ id, isSynced: isOn })}
    />
  )
}
