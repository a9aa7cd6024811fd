import type { Scene } from './open-caller.ts'

/** Opens a page and sends its form, with what a person adds; answers where the browser is sent then. */
export async function sendForm(
  { emulator }: Pick<Scene, 'emulator'>,
  address: URL,
  added: Readonly<Record<string, string>>,
) {
  const page = await (await emulator.fetch(new Request(address))).text()
  const [, action = ''] = /<form method="post" action="([^"]+)"/.exec(page) ?? []
  const hidden = [...page.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)]
  const body = new URLSearchParams(hidden.map(([, name = '', value = '']) => [name, plain(value)]))
  for (const [name, value] of Object.entries(added)) body.set(name, value)
  const headers = { origin: address.origin }
  const response = await emulator.fetch(new Request(new URL(action, address), { method: 'POST', body, headers }))
  return { page, status: response.status, to: response.headers.get('location'), text: await response.text() }
}

const plain = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&').replaceAll('&#39;', "'")
