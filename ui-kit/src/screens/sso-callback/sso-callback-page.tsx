'use client'

import { routesOf, type SsoStep, useClient, useLogin, useSso } from '@portico/headless'
import type { ReactElement } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { signInMessages } from '../../i18n/messages/sign-in.gen.ts'
import { ssoMessages } from '../../i18n/messages/sso.gen.ts'
import { Button } from '../../primitives/button/button.tsx'
import { Emblem } from '../../primitives/emblem/emblem.tsx'
import { alertIcon } from '../../primitives/icon/paths.ts'
import { Spinner } from '../../primitives/spinner/spinner.tsx'
import type { FixedFlow } from '../login/fixed-step.ts'
import { FlowBox } from '../login/flow-box.tsx'
import { later } from '../login/later.tsx'
import { type LoginPageProps, PageFrame } from '../login/login-page.tsx'
import { StepFrame } from '../login/step-frame.tsx'
import { WhenStyled } from '../login/when-styled.tsx'
import { Screen } from '../screen.tsx'

/** What an {@link SsoCallbackPage} takes. */
export interface SsoCallbackPageProps extends Omit<LoginPageProps, 'fixed'> {
  /** A step to show whatever the flow says: for previews and builders. */
  readonly fixed?: FixedFlow<SsoStep> | undefined
}

/** A whole page of the routes `oidcRedirectUrl` and `samlCallbackUrl`: taking somebody back from their company's sign-in. */
export function SsoCallbackPage({ links, fixed, ...settings }: SsoCallbackPageProps): ReactElement {
  return (
    <Screen {...settings}>
      <PageFrame links={links}>
        <Callback fixed={fixed} />
      </PageFrame>
    </Screen>
  )
}

function Callback({ fixed }: Pick<SsoCallbackPageProps, 'fixed'>) {
  const flowStep = useSso(({ step }) => step)
  const success = useLogin(({ step }) => (step.name === 'success' ? step : null))
  const t = useMessages(signInMessages)
  const step = fixed?.step ?? flowStep
  return (
    <FlowBox label={t('login.boxLabel')}>
      <WhenStyled>
        {step.name === 'invalid' ? <Invalid /> : success ? <SuccessStep step={success} /> : <Verifying />}
      </WhenStyled>
    </FlowBox>
  )
}

function Verifying() {
  const t = useMessages(ssoMessages)
  return (
    <StepFrame title={t('sso.verifyingTitle')} lead={t('sso.verifyingLead')} emblem={<Spinner />} focusOn="heading" />
  )
}

function Invalid() {
  const client = useClient()
  const t = useMessages(ssoMessages)
  return (
    <StepFrame
      title={t('sso.invalidTitle')}
      lead={t('sso.invalidLead')}
      emblem={<Emblem path={alertIcon} tone="neutral" />}
      focusOn="heading"
    >
      <Button variant="primary" isWide onPress={() => client.navigate(routesOf(client).loginUrl, { replace: true })}>
        {t('sso.toSignIn')}
      </Button>
    </StepFrame>
  )
}

const SuccessStep = /* @__PURE__ */ later(async () => (await import('../login/success-step.tsx')).SuccessStep)
