import { PorticoKit } from '@portico/ui-kit'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { client } from './client.ts'
import { screens } from './screens.tsx'
import { SettingsBar } from './settings/settings-bar.tsx'
import { type CurrentSettings, settingsOfAddress, useSettings } from './settings/use-settings.ts'
import { signInWords } from './sign-in-words.ts'
import './styles.css'
import './home/top-bar.css'
import './product/product.css'

function Main({ first }: { readonly first: CurrentSettings }) {
  const [{ settings, kit }, change] = useSettings(first)
  return (
    <>
      <div className="stage">
        <PorticoKit
          client={client}
          brand={{ name: 'Lantern' }}
          screens={screens}
          messages={signInWords(settings.locale)}
          {...kit}
        >
          <App locale={settings.locale} />
        </PorticoKit>
      </div>
      <SettingsBar settings={settings} onChange={change} />
    </>
  )
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root", so there is nowhere to show the application.')

createRoot(root).render(
  <StrictMode>
    <Main first={await settingsOfAddress()} />
  </StrictMode>,
)
