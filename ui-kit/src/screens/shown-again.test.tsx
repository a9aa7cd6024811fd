import { PorticoProvider } from '@portico/headless'
import { act, cleanup, configure, render } from '@testing-library/react'
import { Activity, type ReactNode, StrictMode, useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { type App, type AppOptions, openApp, until } from '../../../headless/test/open-app.ts'
import { pass } from '../../test/open-login-box.tsx'
import { LocaleProvider } from '../i18n/index.ts'
import { SignedIn } from './login/signed-in.tsx'
import { SecondFactorsFlow } from './mfa/second-factors-flow.tsx'

// Screens load their code; how long that takes is the machine's.
configure({ asyncUtilTimeout: 20_000 })
afterEach(cleanup)

const me = 'admin@acme.test'
const origin = 'http://localhost:5173'

/** Renders a part in an Activity, hides it, and shows it again after something has happened. */
async function shownAgain(
  part: ReactNode,
  options: AppOptions,
  hasActed: (app: App) => boolean,
  happens: (app: App) => Promise<unknown>,
): Promise<App> {
  const app = await openApp({ logLevel: 'silent', ...options })
  let show = (_: 'visible' | 'hidden') => {}
  // Nothing around the part renders again, so that its effects run with what it last rendered.
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
  it('leads nobody on who has signed out meanwhile', async () => {
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
})
