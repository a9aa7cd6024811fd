'use client'

import { useProvisioning } from '@portico/headless/portal/provisioning'
import type { ReactElement } from 'react'
import { Fact, Facts } from '../../../../frame/portal/facts/facts.tsx'
import { StepBody } from '../../../../frame/portal/set-up/set-up.tsx'
import { useMessages } from '../../../../i18n/index.ts'
import { Button } from '../../../../primitives/button/button.tsx'
import { Paragraph } from '../../../../primitives/text/text.tsx'
import { AccessSwitch } from '../access-switch.tsx'
import { directoryMessages } from './set-up-messages.ts'
import type { StepProps } from './step-props.ts'

/** The first step of a connection that exists: its directory and name, which stay, and the access of its people. */
export function KeptStep({ connection, directory, onNext }: Omit<StepProps, 'onBack'>): ReactElement {
  const t = useMessages(directoryMessages)
  const { update } = useProvisioning()
  return (
    <StepBody
      title={t('directorySetUp.directory.title')}
      lead={t('directorySetUp.directory.lead')}
      next={
        <Button size="md" variant="primary" onPress={onNext}>
          {t('setUp.next')}
        </Button>
      }
    >
      <Facts>
        <Fact name={t('provisioning.directory')}>{directory}</Fact>
        <Fact name={t('provisioning.name')}>
          <bdi>{connection.name}</bdi>
        </Fact>
      </Facts>
      <AccessSwitch connection={connection} update={update} />
      <Paragraph tone="muted" size="sm">
        {t('directorySetUp.directory.fixed')}
      </Paragraph>
    </StepBody>
  )
}
