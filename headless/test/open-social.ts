import { login } from '../src/features/login/index.ts'
import { type SocialSignInInput, socialLogin } from '../src/features/social-login/index.ts'
import { type App, type AppOptions, openApp, until } from './open-app.ts'

/** Where people come back to. */
export const callback = 'http://localhost:5173/account/social/success'

/** An application whose provider offers Google, and GitHub not any more. */
export async function open(options: AppOptions = {}): Promise<App> {
  const app = await openApp(options)
  app.provider.emulator.arrange((state) => {
    state.federation = {
      social: [
        { id: 'google', active: true },
        { id: 'github', active: false },
      ],
      attempts: [],
      grants: [],
    }
  })
  return app
}

/** Where the social sign-in stands. */
export const socialOf = ({ client }: App) => client.get(socialLogin).getSnapshot()
/** Where the sign-in stands. */
export const loginOf = ({ client }: App) => client.get(login).getSnapshot().step

/** Shows the feature, and waits until it rests. */
export async function see(app: App): Promise<void> {
  app.client.get(socialLogin).subscribe(() => {})
  await until(() => !socialOf(app).isPending)
}

/** Leaves for a provider; answers where to. */
export async function leave(app: App, input: Omit<SocialSignInInput, 'provider'> = {}): Promise<URL> {
  await socialOf(app).signIn({ provider: 'google', ...input })
  return new URL(app.ports.page.opened.at(-1) ?? '')
}

/** Goes where the page was sent, as a browser does; answers where that sends the person back to. */
export async function followed(app: App, address: URL): Promise<URL> {
  const answer = await app.browser.fetch(address.href, { redirect: 'manual' })
  return new URL(answer.headers.get('location') ?? '')
}

/** The same tab, after the person has come back to an address. */
export async function backAt(app: App, address: string): Promise<App> {
  const back = await openApp({ beside: app, sameBrowser: true, address, starts: false, logLevel: 'silent' })
  await see(back)
  return back
}

/** Signs in with Google; answers the page that the person comes back to. */
export async function roundTrip(app: App, input: Parameters<typeof leave>[1] = {}): Promise<App> {
  return backAt(app, (await followed(app, await leave(app, input))).href)
}

/** Gives the person at Google another address. */
export function be(app: App, email: string) {
  // The provider signs in its first person, who here has the address of another one.
  app.provider.emulator.arrange(
    ({ users }) => {
      const [first] = users
      if (first) users.unshift({ ...first, id: 'never-kept', email })
    },
    { unchecked: true },
  )
}
