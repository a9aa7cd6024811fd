import { createClient } from '@portico/headless'
import { PorticoKit } from '@portico/ui-kit/kit'
import { LoginBox } from '@portico/ui-kit/login'
import { createRoot } from 'react-dom/client'

const client = createClient({ baseUrl: location.origin, logLevel: 'silent' })

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <PorticoKit client={client} brand={{ name: 'Lantern' }}>
      <LoginBox />
    </PorticoKit>,
  )
}
