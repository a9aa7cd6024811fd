import { type User, useSession } from '@portico/headless'
import { Fact } from './fact.tsx'
import { useLanguageTag, useWords } from './words.ts'

/** How the session is doing, and how it began. */
export function SessionCard({ user }: { readonly user: User }) {
  const words = useWords()
  const language = useLanguageTag()
  const isStale = useSession(({ status }) => status === 'stale')
  return (
    <section className="card" aria-labelledby="session-title">
      <h2 id="session-title">{words.session}</h2>
      <dl className="facts">
        <Fact name={words.status}>
          <span className="badge" data-tone={isStale ? 'wary' : 'good'}>
            {isStale ? words.stale : words.active}
          </span>
        </Fact>
        {user.authTime !== undefined && (
          <Fact name={words.since}>
            <time dateTime={new Date(1000 * user.authTime).toISOString()}>{moment(user.authTime, language)}</time>
          </Fact>
        )}
        {user.hasSecondFactor !== undefined && (
          <Fact name={words.secondStep}>{user.hasSecondFactor ? words.on : words.off}</Fact>
        )}
      </dl>
    </section>
  )
}

function moment(epochSeconds: number, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(1000 * epochSeconds)
}
