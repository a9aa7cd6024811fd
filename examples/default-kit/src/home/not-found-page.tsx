import { useClient, useRoute } from '@portico/headless'
import { Shell } from './shell.tsx'
import { useWords } from './words.ts'

/** An address the application knows nothing at. */
export function NotFoundPage() {
  const client = useClient()
  const { path } = useRoute()
  const words = useWords()
  return (
    <Shell tab={words.nothingHere} title={words.nothingHere} lead={words.nothingAt(path)}>
      <button type="button" className="button" onClick={() => client.navigate('/')}>
        {words.toOverview}
      </button>
    </Shell>
  )
}
