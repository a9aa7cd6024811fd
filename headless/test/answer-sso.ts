import type { App } from './open-app.ts'

/** Makes the provider accept every answer of a company's identity provider. From now on, it signs this user in. */
export async function answerSso(
  app: App,
  operation: 'postLoginOidcV2' | 'postLoginSaml',
  email = 'sso@globex.test',
): Promise<void> {
  const browser = app.provider.openBrowser()
  browser.signIn(email)
  const path = '/frontegg/identity/resources/auth/v1/user/token/refresh'
  const answer = await browser.fetch(app.provider.baseUrl + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'http://localhost:5173' },
    body: '{}',
  })
  app.provider.emulator.faults.add({ operation, kind: 'status', status: 200, body: await answer.text() })
}
