// @ts-check
import { fileURLToPath } from 'node:url'
import { installLocked } from '../compat/install.mjs'

/** The folder that has the packages of peers. */
export const here = fileURLToPath(new URL('.', import.meta.url))

/** Installs what Portico is measured against, in the versions of the lock file beside this. The first run needs a network. */
export const installPeers = () => installLocked(here, [])

/** The setting of Vite by which a page has the React of this folder alone, though Portico's packages find the root's. */
export const oneReact = { dedupe: ['react', 'react-dom'] }
