import { createClient, PorticoProvider } from '@portico/headless'
import { Button, Dialog, ScreenSurface, TextField } from '@portico/ui-kit'
import { useState } from 'react'

const client = createClient({ baseUrl: import.meta.env.VITE_EMULATOR_URL })

/** A dialog in a shadow root, and something before and after it on the page. */
export function DialogPage() {
  const [isOpen, setOpen] = useState(false)
  return (
    <PorticoProvider client={client}>
      <button type="button">Before</button>
      <ScreenSurface isolation="shadow">
        <main>
          <h1>A page</h1>
          <Button onPress={() => setOpen(true)}>Rename</Button>
          <Dialog
            title="A new name"
            isOpen={isOpen}
            onOpenChange={setOpen}
            footer={<Button onPress={() => setOpen(false)}>Keep it</Button>}
          >
            <TextField name="name" label="Name" />
          </Dialog>
        </main>
      </ScreenSurface>
      <button type="button">After</button>
    </PorticoProvider>
  )
}
