import { type User, useSession } from '@portico/headless'
import { Icon } from '../parts/icon.tsx'
import { Fact } from './fact.tsx'
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
        <Fact name="Session">
          <span className="badge" data-tone={status === 'stale' ? 'warning' : 'success'}>
            {status === 'stale' ? 'Waiting for a connection' : 'Active'}
          </span>
        </Fact>
        {user.authTime !== undefined && (
          <Fact name="Signed in">
            <time dateTime={new Date(1000 * user.authTime).toISOString()}>{moment(user.authTime)}</time>
          </Fact>
        )}
        {user.hasSecondFactor !== undefined && <Fact name="Second step">{user.hasSecondFactor ? 'On' : 'Off'}</Fact>}
      </dl>
    </section>
  )
}

function moment(epochSeconds: number): string {
  const format = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: 'medium', timeStyle: 'short' })
  return format.format(1000 * epochSeconds)
}
