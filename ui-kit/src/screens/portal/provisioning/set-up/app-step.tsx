'use client'

import type { Secret } from '@portico/headless/core'
import type { ProvisionConnection } from '@portico/headless/portal/provisioning'
import { type ReactElement, useState } from 'react'
import { StepBody } from '../../../../frame/portal/set-up/set-up.tsx'
import { SecretField } from '../../../../frame/portal/shown-once/secret-field.tsx'
import { useMessages } from '../../../../i18n/index.ts'
import { useDateFormat } from '../../../../i18n/use-date-format.ts'
import { Alert } from '../../../../primitives/alert/alert.tsx'
import { Button } from '../../../../primitives/button/button.tsx'
import { SegmentedSwitch } from '../../../../primitives/portal/radio-group/segmented-switch.tsx'
import { StepsItem, StepsList } from '../../../../primitives/steps-list/steps-list.tsx'
import { useClasses } from '../../../../slots/index.ts'
import { type DirectoryProduct, useProductName } from '../directory-names.ts'
import { DirectoryAddress } from '../directory-values.tsx'
import { useRotation } from '../use-rotation.tsx'
import { directoryMessages } from './set-up-messages.ts'
import type { StepProps } from './step-props.ts'

export interface AppStepProps extends StepProps {
  readonly product: DirectoryProduct
  /** The token that was just created; `null` after a return. */
  readonly token: HeldToken | null
  readonly onToken: (token: HeldToken) => void
}

/** The steps in the directory, with the values to enter there. */
export function AppStep(props: AppStepProps): ReactElement {
  const { connection, product: chosen, token, onToken, onBack, onNext } = props
  const classOf = useClasses()
  const t = useMessages(directoryMessages)
  const nameOf = useProductName()
  const [product, setProduct] = useState(chosen)
  const isOpen = chosen === 'google' || chosen === 'other'
  const directory = nameOf(product)
  const labels = wordsOf[product]
  return (
    <StepBody
      title={product === 'other' ? t('directorySetUp.app.titleOther') : t('directorySetUp.app.title', { directory })}
      lead={t('directorySetUp.app.lead')}
      onBack={onBack}
      next={
        <Button size="md" variant="primary" onPress={onNext}>
          {t('directorySetUp.app.next')}
        </Button>
      }
    >
      {isOpen && (
        <SegmentedSwitch
          label={t('directorySetUp.app.which')}
          value={product}
          options={[
            { id: 'google', label: nameOf('google') },
            { id: 'other', label: nameOf('other') },
          ]}
          onChange={(id) => setProduct(id === 'google' ? 'google' : 'other')}
        />
      )}
      <StepsList className={classOf('SetUpHowTo')}>
        <StepsItem>
          <p className={classOf('SetUpHowToText')}>{t(`directorySetUp.app.open.${product}`)}</p>
        </StepsItem>
        <StepsItem>
          <p className={classOf('SetUpHowToText')}>{t(`directorySetUp.app.paste.${product}`)}</p>
          <div className={classOf('SetUpValues')}>
            <DirectoryAddress connection={connection} label={labels?.address} />
            <TokenValue connection={connection} token={token} label={labels?.token} onToken={onToken} />
          </div>
        </StepsItem>
        <StepsItem>
          <p className={classOf('SetUpHowToText')}>{t(`directorySetUp.app.turnOn.${product}`)}</p>
        </StepsItem>
        <StepsItem>
          <p className={classOf('SetUpHowToText')}>{t(`directorySetUp.app.assign.${product}`)}</p>
        </StepsItem>
      </StepsList>
    </StepBody>
  )
}

/** The names that the consoles of directories have for our values. */
const wordsOf: Readonly<Record<DirectoryProduct, { readonly address: string; readonly token: string } | null>> = {
  okta: { address: 'SCIM connector base URL', token: 'Authorization' },
  entra: { address: 'Tenant URL', token: 'Secret Token' },
  google: { address: 'Endpoint URL', token: 'Access token' },
  other: null,
}

/** A token that was just created. */
export interface HeldToken {
  readonly token: Secret
  /** Its end (ISO 8601); `null` without one. */
  readonly expiresAt: string | null
}

interface TokenValueProps {
  readonly connection: ProvisionConnection
  /** `null` if it was shown before. */
  readonly token: HeldToken | null
  /** The word of the directory for the token. Default: ours. */
  readonly label?: string | undefined
  readonly onToken: (token: HeldToken) => void
}

/** The token, shown once with its end. Later, the way to a new one. */
function TokenValue({ connection, token, label, onToken }: TokenValueProps): ReactElement {
  const t = useMessages(directoryMessages)
  const dateFormat = useDateFormat()
  const rotation = useRotation(onToken)
  const canRotate = connection.tokens !== null
  if (token) {
    const { expiresAt } = token
    const end =
      expiresAt === null
        ? t('directorySetUp.app.noEnd')
        : t('directorySetUp.app.ends', { date: dateFormat({ dateStyle: 'long' }).format(expiresAt) })
    return (
      <>
        <SecretField
          label={label ?? t('provisioning.token')}
          secret={token.token}
          help={t('directorySetUp.app.once', { end })}
        />
        {rotation.dialog}
      </>
    )
  }
  return (
    <>
      <Alert tone="info" title={t('directorySetUp.app.tokenGone')}>
        {t(canRotate ? 'directorySetUp.app.tokenGoneText' : 'directorySetUp.app.tokenGoneFinal')}
      </Alert>
      {canRotate && (
        <Button size="sm" onPress={() => rotation.rotate(connection)}>
          {t('provisioning.rotate')}
        </Button>
      )}
      {rotation.dialog}
    </>
  )
}
