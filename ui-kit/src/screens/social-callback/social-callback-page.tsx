'use client'

import { routesOf, type SocialProvider, type SocialStep, useClient, useLogin, useSocialLogin } from '@portico/headless'
import type { ReactElement } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { signInMessages } from '../../i18n/messages/sign-in.gen.ts'
import { socialMessages } from '../../i18n/messages/social.gen.ts'
import { Button } from '../../primitives/button/button.tsx'
import { Emblem } from '../../primitives/emblem/emblem.tsx'
import { alertIcon } from '../../primitives/icon/paths.ts'
import { Spinner } from '../../primitives/spinner/spinner.tsx'
import type { FixedFlow } from '../login/fixed-step.ts'
import { FlowBox } from '../login/flow-box.tsx'
import { later } from '../login/later.tsx'
import { type LoginPageProps, PageFrame } from '../login/login-page.tsx'
import { StepActions } from '../login/step-actions.tsx'
import { StepFrame } from '../login/step-frame.tsx'
import { WhenStyled } from '../login/when-styled.tsx'
import { Screen } from '../screen.tsx'

/** What a {@link SocialCallbackPage} takes. */
export interface SocialCallbackPageProps extends Omit<LoginPageProps, 'fixed'> {
  /** A step to show whatever the flow says: for previews and builders. */
  readonly fixed?: FixedFlow<SocialStep> | undefined
}

/** A whole page of the route `socialLoginCallbackUrl`: taking somebody back from a provider, and what came of it. */
export function SocialCallbackPage({ links, fixed, ...settings }: SocialCallbackPageProps): ReactElement {
  return (
    <Screen {...settings}>
      <PageFrame links={links}>
        <Callback fixed={fixed} />
      </PageFrame>
    </Screen>
  )
}

function Callback({ fixed }: Pick<SocialCallbackPageProps, 'fixed'>) {
  const step = useSocialLogin((social) => social.step)
  const t = useMessages(signInMessages)
  return (
    <FlowBox label={t('login.boxLabel')}>
      <WhenStyled>{screenOf(fixed?.step ?? step)}</WhenStyled>
    </FlowBox>
  )
}

function screenOf(step: SocialStep): ReactElement {
  switch (step.name) {
    case 'idle':
    case 'verifying':
      return <Verifying />
    case 'signedIn':
      return <SignedIn />
    case 'denied':
      return <Stopped key="denied" kind="denied" provider={step.provider} />
    case 'invalid':
      return <Stopped key="invalid" kind="invalid" provider={null} />
    case 'failed':
      return (
        <Stopped key="failed" kind={step.error.code === 'network' ? 'offline' : 'failed'} provider={step.provider}>
          <Support traceId={step.error.traceId} />
        </Stopped>
      )
    default:
      return step satisfies never
  }
}

function Verifying() {
  const t = useMessages(socialMessages)
  return (
    <StepFrame
      title={t('social.verifyingTitle')}
      lead={t('social.verifyingLead')}
      emblem={<Spinner />}
      focusOn="heading"
    />
  )
}

function SignedIn() {
  const isStaying = useLogin(({ step }) => step.name === 'success' && step.isStaying)
  return <SuccessStep step={{ name: 'success', isStaying }} />
}

/** How it can end without a session. */
interface StoppedProps {
  readonly kind: 'denied' | 'invalid' | 'failed' | 'offline'
  readonly provider: string | null
  readonly children?: ReactElement
}

function Stopped({ kind, provider, children }: StoppedProps) {
  const client = useClient()
  const { providers, signIn } = useSocialLogin()
  const t = useMessages(stoppedMessages)
  const name = provider === null ? 'none' : nameOf(providers, provider)
  const leads = {
    denied: t('social.deniedLead', { provider: name }),
    invalid: t('social.invalidLead'),
    failed: t('social.failedLead', { provider: name }),
    offline: t('social.offlineLead'),
  }
  const toSignIn = () => client.navigate(routesOf(client).loginUrl, { replace: true })
  return (
    <StepFrame
      title={t(kind === 'offline' ? 'social.failedTitle' : `social.${kind}Title`)}
      lead={leads[kind]}
      emblem={<Emblem path={alertIcon} tone="neutral" />}
      focusOn="heading"
    >
      {provider === null ? (
        <Button variant="primary" isWide onPress={toSignIn}>
          {t('social.toSignIn')}
        </Button>
      ) : (
        <StepActions>
          <Button onPress={toSignIn}>{t('social.signInAnotherWay')}</Button>
          <Button variant="primary" onPress={() => void signIn({ provider })}>
            {t('login.tryAgain')}
          </Button>
        </StepActions>
      )}
      {children}
    </StepFrame>
  )
}

const stoppedMessages = { ...signInMessages, ...socialMessages }

/** Off the login route nobody has read the providers yet: their ids are near to their names. */
function nameOf(providers: readonly SocialProvider[] | null, id: string): string {
  return providers?.find((one) => one.id === id)?.name ?? id.charAt(0).toUpperCase() + id.slice(1)
}

const SuccessStep = /* @__PURE__ */ later(async () => (await import('../login/success-step.tsx')).SuccessStep)
const Support = /* @__PURE__ */ later(async () => (await import('../login/support.tsx')).Support)
