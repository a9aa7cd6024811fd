import { PorticoKit } from '@portico/ui-kit'
import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { type CurrentSettings, settingsOfAddress, useSettings } from '../settings/use-settings.ts'
import { BuilderPage } from './builder-page.tsx'
import { GalleryPage } from './gallery-page.tsx'
import { PartsPage } from './parts-page.tsx'
import { createPreviewClient } from './preview-client.ts'
import { allStates } from './sections.ts'
import { StatePage } from './state-page.tsx'
import '../styles.css'
import './gallery.css'
import './gallery-overview.css'

const query = new URLSearchParams(location.search)
const state = allStates.find(({ id }) => id === query.get('state'))
const isBuilder = query.has('builder')
const isParts = query.has('parts')

/** The gallery: one state alone where the address names it, a box to try where it asks for the builder, the parts of the portal, else all states. */
function Gallery({ first }: { readonly first: CurrentSettings }) {
  const [current, change] = useSettings(first)
  const [leftFor, setLeftFor] = useState<string | null>(null)
  const [client] = useState(() => createPreviewClient({ isForPictures: !isBuilder, onLeave: setLeftFor }))
  const page = { settings: current.settings, onChange: change }
  return (
    <PorticoKit client={client} brand={{ name: 'Lantern' }} {...current.kit}>
      {isBuilder && <BuilderPage {...page} first={state} leftFor={leftFor} onBack={() => setLeftFor(null)} />}
      {isParts && <PartsPage {...page} isOfTables={query.get('parts') === 'tables'} />}
      {!isBuilder && !isParts && (state ? <StatePage state={state} /> : <GalleryPage {...page} />)}
    </PorticoKit>
  )
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root", so there is nowhere to show the gallery.')

createRoot(root).render(
  <StrictMode>
    <Gallery first={await settingsOfAddress()} />
  </StrictMode>,
)
