import { usualSignUp } from '../../providers/emulator/src/core/settings.ts'
import { origin } from './open-account.ts'
import { openApp } from './open-app.ts'

const prefix = '/frontegg/identity/resources'

/** Opens an application without a signed-in user, and an administrator of Globex beside it. */
export async function openGlobexAdmin(activation: 'link' | 'code' = 'link') {
  const app = await openApp({ starts: false, address: `${origin}/account/login` })
  app.provider.emulator.arrange((state) => {
    state.security.signUp = { ...usualSignUp, activation }
    const globex = state.tenants.find(({ name }) => name === 'Globex')
    const admin = state.users.find(({ email }) => email === 'admin@acme.test')
    if (admin) {
      admin.superUser = true
      admin.activeTenantId = globex?.id ?? ''
    }
  })
  const admin = await openApp({ beside: app, signedInAs: 'admin@acme.test' })
  const post = async (path: string, body: object): Promise<Record<string, unknown>> => {
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${await admin.client.session.getAccessToken()}`,
    }
    const answer = await admin.browser.fetch(`${app.provider.baseUrl}${prefix}${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    return answer.json()
  }
  return { app, post }
}
