import { createTestAuthenticator } from '@portico/emulator/testing'
import {
  invitationFeature,
  mfaFeature,
  PorticoProvider,
  passkeySignInFeature,
  stepUpFeature,
  useIsSteppedUp,
} from '@portico/headless'
import { act, cleanup, render } from '@testing-library/react'
import { Activity, type ReactNode, StrictMode, useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { type App, type AppOptions, openApp, until } from '../../../headless/test/open-app.ts'
import { giveStepUp } from '../../../headless/test/open-step-up.ts'
import { pass } from '../../test/open-login-box.tsx'
import { LocaleProvider } from '../i18n/index.ts'
import { Invited } from './invitation/invite-notice.tsx'
import { PasskeyWay } from './login/passkey/passkey-way.tsx'
import { SignedIn } from './login/signed-in.tsx'
import { SecondFactorsFlow } from './mfa/second-factors-flow.tsx'
import { StepUpRoute } from './step-up/step-up-route.tsx'

afterEach(cleanup)

const me = 'admin@acme.test'
const origin = 'http://localhost:5173'

/** Renders a part in an Activity, hides it, and shows it again after an event. */
async function shownAgain(
  part: ReactNode,
  options: AppOptions,
  hasActed: (app: App) => boolean,
  happens: (app: App) => Promise<unknown>,
  arrange: (app: App) => unknown = () => {},
): Promise<App> {
  const app = await openApp({ logLevel: 'silent', ...options })
  await arrange(app)
  let show = (_: 'visible' | 'hidden') => {}
  // The parents of the part do not render again, so that its effects run with its last rendering.
  function Place() {
    const [mode, setMode] = useState<'visible' | 'hidden'>('visible')
    show = setMode
    return <Activity mode={mode}>{part}</Activity>
  }
  render(
    <StrictMode>
      <PorticoProvider client={app.client}>
        <LocaleProvider>
          <Place />
        </LocaleProvider>
      </PorticoProvider>
    </StrictMode>,
  )
  await until(() => hasActed(app))
  await pass(app, 100)
  await act(async () => show('hidden'))
  await act(async () => void (await happens(app)))
  app.provider.emulator.journal.clear()
  const moves = app.ports.page.moves.length
  await act(async () => show('visible'))
  for (let turn = 0; turn < 20; turn++) await pass(app, 50)
  return { ...app, ports: { ...app.ports, page: { ...app.ports.page, moves: app.ports.page.moves.slice(moves) } } }
}

const hasMoved = (app: App) => app.ports.page.moves.length > 0
const hasCalled = (operation: string) => (app: App) => app.called().includes(operation)
const signOut = (app: App) => app.client.session.logOut()

describe('a part that an Activity shows again', () => {
  it('a part that an Activity shows again redirects no user who has signed out meanwhile', async () => {
    const app = await shownAgain(
      <SignedIn />,
      { signedInAs: me, address: `${origin}/account/login` },
      hasMoved,
      async (app) => {
        await signOut(app)
        app.client.navigate('/account/login')
      },
    )
    expect(app.ports.page.moves).toEqual([])
  })

  it('loads no second factors of a user who has signed out meanwhile', async () => {
    const app = await shownAgain(
      <SecondFactorsFlow />,
      { signedInAs: me, address: `${origin}/` },
      hasCalled('listMfaDevices'),
      signOut,
    )
    expect(app.called()).toEqual([])
  })

  it('leads a user who has signed out meanwhile out of a step-up once', async () => {
    const app = await shownAgain(
      <StepUpRoute />,
      { signedInAs: 'mfa@acme.test', address: `${origin}/account/step-up` },
      ({ client }) => client.get(stepUpFeature).getSnapshot().step.name === 'secondFactor',
      signOut,
    )
    expect(app.ports.page.moves.map(({ path }) => path.split('?')[0])).toEqual(['/account/logout'])
  })

  it('verifies no invitation again that was refused meanwhile', async () => {
    const inviteOf = ({ client }: App) => client.get(invitationFeature).getSnapshot()
    const app = await shownAgain(
      <Invited>Form</Invited>,
      { address: `${origin}/account/login` },
      (app) => inviteOf(app).calls.begin.status === 'succeeded',
      async (app) => {
        app.client.navigate('/account/login?invitationToken=made-up')
        await inviteOf(app).begin()
      },
    )
    expect(app.called()).toEqual([])
    expect(inviteOf(app).invite).toMatchObject({ status: 'refused' })
  })

  it('offers no passkey over a sign-in by one that began meanwhile', async () => {
    const device = createTestAuthenticator()
    let offers = 0
    await shownAgain(
      <PasskeyWay readEmail={() => ''} onOffer={() => void offers++} />,
      { webAuthn: device, starts: false },
      () => device.waiting().includes('conditional'),
      async ({ client }) => {
        device.answer('wait')
        void client.get(passkeySignInFeature).actions.signIn({ email: '' })
        await until(() => device.waiting().length === 1)
        offers = 0
      },
      ({ provider }) =>
        provider.emulator.arrange(({ security }) => {
          security.secondaryStrategies = [{ strategy: 'Passkeys', isActive: true }]
        }),
    )
    expect(device.waiting()).toEqual(['get'])
    expect(offers).toBe(0)
  })

  it('counts no proof of a user who has signed out meanwhile', async () => {
    const answers: boolean[] = []
    function Probe() {
      answers.push(useIsSteppedUp())
      return null
    }
    await shownAgain(
      <Probe />,
      { signedInAs: 'mfa@acme.test' },
      () => answers.at(-1) === true,
      signOut,
      async (app) => {
        app.client.get(mfaFeature).subscribe(() => {})
        app.client.get(stepUpFeature).subscribe(() => {})
        await app.clock.advance(5000)
        void app.client.get(stepUpFeature).actions.begin()
        await giveStepUp(app)
        await until(() => app.client.get(stepUpFeature).getSnapshot().step.name === 'done')
      },
    )
    expect(answers.at(-1)).toBe(false)
  })
})
