'use client'

import type { ReactElement } from 'react'
import { StepBody } from '../../../../frame/portal/set-up/set-up.tsx'
import { useMessages } from '../../../../i18n/index.ts'
import { Button } from '../../../../primitives/button/button.tsx'
import { connectionName } from '../connection-names.ts'
import { validDomains } from '../connection-state.ts'
import { DomainsPart } from '../domains-part.tsx'
import { ssoConnectionsMessages } from '../sso-connections-messages.ts'
import type { StepProps } from './step-props.ts'

/** The domains whose users sign in by the connection. They may follow later. */
export function DomainsStep({ connection, onBack, onNext }: StepProps): ReactElement {
  const t = useMessages(ssoConnectionsMessages)
  const name = connectionName(connection)
  const isReady = validDomains(connection).length > 0
  return (
    <StepBody
      title={t('ssoSetUp.domains.title', { name })}
      lead={t('ssoSetUp.domains.lead', { name })}
      onBack={onBack}
      next={
        <Button size="md" variant={isReady ? 'primary' : 'secondary'} onPress={onNext}>
          {t(isReady ? 'setUp.next' : 'ssoSetUp.domains.later')}
        </Button>
      }
    >
      <DomainsPart connection={connection} />
    </StepBody>
  )
}
