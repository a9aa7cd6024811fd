import { type User, useSession } from '@portico/headless'
import { Icon } from '../parts/icon.tsx'
import { waysIn } from './ways-in.ts'

/** How the person signed in, and how the session is doing. */
export function SignInCard({ user }: { readonly user: User }) {
  const status = useSession((session) => session.status)
  return (
    <section className="card" aria-labelledby="sign-in-title">
      <h2 id="sign-in-title">How you signed in</h2>
      <ul className="ways">
        {waysIn(user.amr).map(({ icon, text }) => (
          <li key={text}>
            <Icon name={icon} />
            {text}
          </li>
        ))}
      </ul>
      <dl className="facts">
        <div>
          <dt>Session</dt>
          <dd>
            <span className="badge" data-tone={status === 'stale' ? 'warning' : 'success'}>
              {status === 'stale' ? 'Waiting for a connection' : 'Active'}
            </span>
          </dd>
        </div>
        {user.authTime !== undefined && (
          <div>
            <dt>Signed in</dt>
            <dd>
              <time dateTime={new Date(1000 * user.authTime).toISOString()}>{moment(user.authTime)}</time>
            </dd>
          </div>
        )}
        {user.mfaEnrolled !== undefined && (
          <div>
            <dt>Second step</dt>
            <dd>{user.mfaEnrolled ? 'On' : 'Off'}</dd>
          </div>
        )}
      </dl>
    </section>
  )
}

function moment(epochSeconds: number): string {
  const format = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: 'medium', timeStyle: 'short' })
  return format.format(1000 * epochSeconds)
}
