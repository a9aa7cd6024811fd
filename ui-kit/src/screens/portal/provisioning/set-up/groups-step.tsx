'use client'

import { useSyncLog } from '@portico/headless/portal/provisioning'
import type { ReactElement } from 'react'
import { StepBody } from '../../../../frame/portal/set-up/set-up.tsx'
import { useMessages } from '../../../../i18n/index.ts'
import { Button } from '../../../../primitives/button/button.tsx'
import { GroupsPart } from '../groups-part.tsx'
import { directoryMessages } from './set-up-messages.ts'
import type { StepProps } from './step-props.ts'

/** The roles of the groups of the directory. Groups appear as they arrive. */
export function GroupsStep({ connection, directory, onBack, onNext }: StepProps): ReactElement {
  const t = useMessages(directoryMessages)
  useSyncLog({ connectionId: connection.id, isLive: true })
  return (
    <StepBody
      title={t('directorySetUp.groups.title', { directory })}
      lead={t('directorySetUp.groups.lead')}
      onBack={onBack}
      next={
        <Button size="md" variant="primary" onPress={onNext}>
          {t('setUp.next')}
        </Button>
      }
    >
      <GroupsPart connection={connection} />
    </StepBody>
  )
}
