import { PorticoKit } from '@portico/ui-kit'
import { StrictMode, useMemo, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from '../app.tsx'
import { screens } from '../screens.tsx'
import { type CurrentSettings, settingsOfAddress, useSettings } from '../settings/use-settings.ts'
import { brands } from './brands.ts'
import { openLive } from './live-client.ts'
import { liveScreens } from './live-screens.ts'
import { receiveLooks, useLook } from './look.ts'
import { MailBar } from './mail-bar.tsx'
import '../styles.css'
import '../home/top-bar.css'
import '../product/product.css'
import './live.css'

const query = new URLSearchParams(location.search)
const id = query.get('screen')
const screen = liveScreens.find((one) => one.id === id)

/** The application at one screen, with its provider in the page: nothing is sent. */
function Live({ first }: { readonly first: CurrentSettings }) {
  const [{ settings, kit }] = useSettings(first)
  const look = useLook()
  const appearance = useMemo(
    () => ({ ...kit.appearance, ...(screen?.brand && brands[screen.brand].appearance), ...look }),
    [kit, look],
  )
  const [leftFor, setLeftFor] = useState<string | null>(null)
  const [live] = useState(() => screen && openLive(screen, setLeftFor))
  if (!live) return <p>There is no screen {id}.</p>
  return (
    <>
      <div className="stage">
        <PorticoKit client={live.client} brand={{ name: 'Lantern' }} screens={screens} {...kit} appearance={appearance}>
          <App locale={settings.locale} />
        </PorticoKit>
      </div>
      <MailBar {...live} leftFor={leftFor} />
    </>
  )
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root", so there is nowhere to render the screen.')

receiveLooks()
// A page with several frames keeps its focus: a still screen is inert until the page around it sends a message.
root.inert = query.has('still')
addEventListener('message', ({ origin, data }) => {
  if (origin === location.origin && data === 'use') root.inert = false
})

createRoot(root).render(
  <StrictMode>
    <Live first={await settingsOfAddress()} />
  </StrictMode>,
)
