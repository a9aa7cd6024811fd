import { loginFeature } from '../src/features/login/index.ts'
import { type SocialSignInInput, socialLoginFeature } from '../src/features/social-login/index.ts'
import { type App, type AppOptions, openApp, until } from './open-app.ts'

/** The address that users return to. */
export const callback = 'http://localhost:5173/account/social/success'

/** Opens an application whose provider offers Google, but no longer GitHub. */
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

/** Reads the social sign-in. */
export const socialOf = ({ client }: App) => client.get(socialLoginFeature).getSnapshot()
/** Reads the step of the sign-in. */
export const loginOf = ({ client }: App) => client.get(loginFeature).getSnapshot().step

/** Subscribes to the feature, and waits until it is idle. */
export async function see(app: App): Promise<void> {
  app.client.get(socialLoginFeature).subscribe(() => {})
  await until(() => !socialOf(app).isPending)
}

/** Leaves the page for a provider. Returns the address. */
export async function leave(app: App, input: Omit<SocialSignInInput, 'provider'> = {}): Promise<URL> {
  await socialOf(app).signIn({ provider: 'google', ...input })
  return new URL(app.ports.page.opened.at(-1) ?? '')
}

/** Follows the redirect of the provider, as a browser does. Returns the address that the user returns to. */
export async function followed(app: App, address: URL): Promise<URL> {
  const answer = await app.browser.fetch(address.href, { redirect: 'manual' })
  return new URL(answer.headers.get('location') ?? '')
}

/** Opens the return address in the same tab. */
export async function backAt(app: App, address: string): Promise<App> {
  const back = await openApp({ beside: app, sameBrowser: true, address, starts: false, logLevel: 'silent' })
  await see(back)
  return back
}

/** Signs in with Google. Returns the page that the user returns to. */
export async function roundTrip(app: App, input: Parameters<typeof leave>[1] = {}): Promise<App> {
  return backAt(app, (await followed(app, await leave(app, input))).href)
}

/** Changes the email address of the user at Google. */
export function be(app: App, email: string) {
  // The provider signs in its first user, whose address is changed here.
  app.provider.emulator.arrange(
    ({ users }) => {
      const [first] = users
      if (first) users.unshift({ ...first, id: 'never-kept', email })
    },
    { unchecked: true },
  )
}
