import { emulatorUrl } from '../emulator.ts'

/** Who may sign in to the demo, and with what. It opens over the bar, so nothing moves. */
export function DemoAccounts() {
  return (
    <details className="settings-accounts">
      <summary>Demo accounts</summary>
      <div className="settings-accounts-list">
        <dl>
          {accounts.map(([email, shows]) => (
            <div key={email}>
              <dt>{email}</dt>
              <dd>{shows}</dd>
            </div>
          ))}
        </dl>
        <p>
          The password of all is <code>Portico-demo-1</code>. Links and codes come to the{' '}
          <a href={`${emulatorUrl}/__emulator/#outbox`}>outbox</a>.
        </p>
      </div>
    </details>
  )
}

const accounts = [
  ['admin@acme.test', 'every permission, three tenants'],
  ['mfa@acme.test', 'an authenticator app, secret JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'],
  ['enroll@acme.test', 'sets up a second step first'],
  ['reader@acme.test', 'may only read'],
  ['sso@globex.test', 'single sign-on'],
  ['locked@acme.test', 'a locked account'],
] as const
