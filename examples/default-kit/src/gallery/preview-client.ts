import { createPreview } from '@portico/emulator/preview'
import { type Client, createClient } from '@portico/headless'
import { platformPorts } from '@portico/headless/core'

/** What a preview's client is made with. */
export interface PreviewClientOptions {
  /** Whether it only stands behind pictures: nobody waits for answers then, so that they come at once. */
  readonly isForPictures: boolean
  /** Told where the page would have been led: it stays where it is. */
  readonly onLeave: (address: string) => void
}

/** A client with its provider in the page. Nothing is sent. */
export function createPreviewClient({ isForPictures, onLeave }: PreviewClientOptions): Client {
  const { page } = platformPorts()
  return createClient({
    name: 'gallery',
    baseUrl: 'https://preview.invalid',
    preview: createPreview({ signedInAs: null, ...(isForPictures && { latency: 0 }) }),
    ports: { page: { ...page, move: onLeave, open: onLeave } },
  })
}
