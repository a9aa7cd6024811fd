import {
  type Client,
  type ClientOptions,
  createAuthorizedFetch,
  createClient,
  type SessionStatus,
  serializeClient,
  sessionFeature,
} from '@portico/headless'
import { createRoot } from 'react-dom/client'
import { Tab } from './tab.tsx'

declare global {
  interface Window {
    /** What a test does in this tab as the application would. */
    portico: TabHandle
  }
}

/** What the page hands to the test. */
export interface TabHandle {
  /** The one client of the page. */
  readonly client: Client
  /** The clients that were added to the page. */
  readonly added: readonly Client[]
  /** Adds a client to the page. */
  readonly addClient: (options: Partial<ClientOptions>) => Client
  /** Calls the provider as an API of the application. */
  readonly fetch: typeof fetch
  /** How the session stands at this very moment. */
  readonly status: () => SessionStatus
  /** The state as a server would hand it to a page. */
  readonly serialized: () => string
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root", so there is nowhere to show the page.')

const baseUrl = import.meta.env.VITE_EMULATOR_URL
const client = createClient({ baseUrl })
const added: Client[] = []
window.portico = {
  client,
  added,
  addClient(options) {
    const more = createClient({ baseUrl, ...options })
    added.push(more)
    return more
  },
  fetch: createAuthorizedFetch(client, { origins: [new URL(baseUrl).origin] }),
  status: () => client.get(sessionFeature).getSnapshot().status,
  serialized: () => JSON.stringify(serializeClient(client)),
}
createRoot(root).render(<Tab client={client} />)
