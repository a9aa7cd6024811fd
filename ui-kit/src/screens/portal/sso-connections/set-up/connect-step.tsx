'use client'

import type { ReactElement } from 'react'
import { CallFailure } from '../../../../frame/failures/call-failure.tsx'
import { inForm } from '../../../../frame/failures/field-failures.ts'
import { StepBody } from '../../../../frame/portal/set-up/set-up.tsx'
import { useMessages } from '../../../../i18n/index.ts'
import { Button } from '../../../../primitives/button/button.tsx'
import { NativeForm } from '../../../../primitives/form/form.tsx'
import { Tabs } from '../../../../primitives/portal/tabs/tabs.tsx'
import { useClasses } from '../../../../slots/index.ts'
import { productName } from '../connection-names.ts'
import { TheirValues } from '../provider-facts.tsx'
import { ssoConnectionsMessages } from '../sso-connections-messages.ts'
import type { ConnectMethod } from './connect-draft.ts'
import { ByHand, fieldCodes, MetadataFile, MetadataUrl, OidcFields } from './connect-fields.tsx'
import type { StepProps } from './step-props.ts'
import type { Connecting } from './use-connect.ts'

/** The values of the identity provider: from its metadata, or by hand. */
export function ConnectStep({
  connection,
  connecting,
  onBack,
  onNext,
}: StepProps & { readonly connecting: Connecting }): ReactElement {
  const classOf = useClasses()
  const t = useMessages(ssoConnectionsMessages)
  const { draft, set, save, failure, isPending } = connecting
  const name = productName(connection)
  const isOidc = connection.protocol === 'oidc'

  async function submit() {
    if (await save()) onNext()
  }

  const fields = { name, connecting }
  const panel = (id: ConnectMethod, children: ReactElement) => ({
    id,
    label: t(`ssoSetUp.connect.${id}`),
    children: <div className={classOf('SetUpValues')}>{children}</div>,
  })
  return (
    <StepBody
      title={isOidc ? t('ssoSetUp.connect.oidcTitle') : t('ssoSetUp.connect.title', { name })}
      lead={t(isOidc ? 'ssoSetUp.connect.oidcLead' : 'ssoSetUp.connect.lead')}
      onBack={onBack}
      next={
        <Button
          size="md"
          variant="primary"
          isPending={isPending}
          busy={t('ssoSetUp.connect.reading')}
          onPress={() => void submit()}
        >
          {t('setUp.next')}
        </Button>
      }
    >
      <NativeForm onSubmit={() => void submit()} className={classOf('SetUpValues')}>
        {isOidc ? (
          <OidcFields {...fields} hasSecret={connection.hasOidcSecret} />
        ) : (
          <Tabs
            label={t('ssoSetUp.connect.how')}
            selected={draft.method}
            onSelect={(method) => set({ method: methods.find((one) => one === method) ?? 'url' })}
            items={[
              panel('url', <MetadataUrl {...fields} />),
              panel('file', <MetadataFile {...fields} />),
              panel('hand', <ByHand {...fields} />),
            ]}
          />
        )}
        {/* Enter submits a form of several fields only if it has a button. */}
        <input type="submit" hidden />
      </NativeForm>
      <CallFailure
        failure={failure?.about === 'field' && fieldCodes.includes(failure.error.code) ? null : inForm(failure, [])}
      />
      {connection.isComplete && (
        <section className={classOf('SetUpFacts')} aria-label={t('ssoSetUp.connect.known')}>
          <h3 className={classOf('PagePartTitle')}>{t('ssoSetUp.connect.known')}</h3>
          <TheirValues connection={connection} />
        </section>
      )}
    </StepBody>
  )
}

const methods = ['url', 'file', 'hand'] as const
