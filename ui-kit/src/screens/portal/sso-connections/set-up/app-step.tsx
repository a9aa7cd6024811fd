'use client'

import type { ReactElement } from 'react'
import { Fact, Facts } from '../../../../frame/portal/facts/facts.tsx'
import { StepBody } from '../../../../frame/portal/set-up/set-up.tsx'
import { useMessages } from '../../../../i18n/index.ts'
import { Button } from '../../../../primitives/button/button.tsx'
import { StepsItem, StepsList } from '../../../../primitives/steps-list/steps-list.tsx'
import { useClasses } from '../../../../slots/index.ts'
import { ownValue } from '../../../../theme/own-member.ts'
import { productName } from '../connection-names.ts'
import { OurValues } from '../provider-facts.tsx'
import { ssoConnectionsMessages } from '../sso-connections-messages.ts'
import type { StepProps } from './step-props.ts'

/** The instructions for the identity provider, with the values to enter there. */
export function AppStep({ connection, onBack, onNext }: StepProps): ReactElement {
  const classOf = useClasses()
  const t = useMessages(ssoConnectionsMessages)
  const { type, protocol } = connection
  const name = productName(connection)
  const words = (word: string) => t.find(`ssoSetUp.app.${word}.${type}`)
  return (
    <StepBody
      title={t('ssoSetUp.app.title', { name })}
      lead={t('ssoSetUp.app.lead')}
      onBack={onBack}
      next={
        <Button size="md" variant="primary" onPress={onNext}>
          {t('ssoSetUp.app.next')}
        </Button>
      }
    >
      <StepsList className={classOf('SetUpHowTo')}>
        <StepsItem>
          <p className={classOf('SetUpHowToText')}>{words('open') ?? t('ssoSetUp.app.open.saml')}</p>
        </StepsItem>
        <StepsItem>
          <p className={classOf('SetUpHowToText')}>{t('ssoSetUp.app.paste')}</p>
          <div className={classOf('SetUpValues')}>
            <OurValues connection={connection} labels={ownValue(labels, type)} />
          </div>
        </StepsItem>
        <StepsItem>
          <p className={classOf('SetUpHowToText')}>
            {t(protocol === 'oidc' ? 'ssoSetUp.app.claims' : 'ssoSetUp.app.attributes')}
          </p>
          <Facts>
            {attributes.map((attribute) => (
              <Fact key={attribute} name={attribute}>
                {t(`ssoSetUp.app.${attribute}`)}
              </Fact>
            ))}
          </Facts>
        </StepsItem>
        <StepsItem>
          <p className={classOf('SetUpHowToText')}>{t('ssoSetUp.app.people')}</p>
        </StepsItem>
      </StepsList>
    </StepBody>
  )
}

const attributes = ['email', 'name', 'groups'] as const

/** The names that the consoles of products have for our values. */
const labels: Readonly<Record<string, { readonly acsUrl: string; readonly spEntityId: string }>> = {
  okta: { acsUrl: 'Single sign-on URL', spEntityId: 'Audience URI (SP Entity ID)' },
  azure: { acsUrl: 'Reply URL (Assertion Consumer Service URL)', spEntityId: 'Identifier (Entity ID)' },
  google: { acsUrl: 'ACS URL', spEntityId: 'Entity ID' },
}
