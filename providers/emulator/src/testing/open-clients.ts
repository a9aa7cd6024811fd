import type { Client } from '@portico/headless/client'

/** The clients of tests that are not disposed yet. */
const clients = new Set<Client>()

/** Remembers a client, and returns it. */
export function opened(client: Client): Client {
  clients.add(client)
  return client
}

/** Disposes the clients of all tests: their timers end, and a test after this one receives nothing from them. */
export function disposeTestClients(): void {
  for (const client of clients) client.dispose()
  clients.clear()
}
