'use client'

import type { ProvisionConnection, ProvisioningActions } from '@portico/headless/portal/provisioning'
import type { ReactElement } from 'react'
import { Fact, Facts } from '../../../frame/portal/facts/facts.tsx'
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
  if (isViewOnly) {
    return (
      <Facts>
        <Fact name={t('provisioning.access')}>{t(isSynced ? 'provisioning.yes' : 'provisioning.no')}</Fact>
      </Facts>
    )
  }
  return (
    <Switch
      label={t('provisioning.addPeople')}
      help={t(isSynced ? 'provisioning.addPeopleOn' : 'provisioning.addPeopleOff')}
      isSelected={isSynced}
      onChange={(isOn) => void update({ id, isSynced: isOn })}
    />
  )
}
