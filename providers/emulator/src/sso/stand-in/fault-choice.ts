import { malformed } from '@portico/headless/provider'
import { html } from 'hono/html'
import type { Application } from '../../calls/dispatch.ts'
import { faultCodes, type SsoFaultCode } from '../../calls/identity-fault.ts'
import type { World } from '../../calls/world.ts'
import { refuseForeign } from '../../http/origins.ts'
import type { Html } from '../../pages/page.ts'
import type { SsoConnection } from '../records.ts'
import { standInOf } from './provider.ts'

/** The fault with which a stand-in answers; `undefined` without one. */
export function faultOf({ standInFault }: Pick<SsoConnection, 'standInFault'>): SsoFaultCode | undefined {
  return faultCodes.find((code) => code === standInFault)
}

/** A form that chooses the fault with which a stand-in answers from now on. `back` is the address of the page that has it. */
export function faultChoice(connection: SsoConnection, codes: readonly string[], back: string): Html {
  const chosen = faultOf(connection) ?? ''
  const option = (code: string, words: string) =>
    html`<option value="${code}" ${code === chosen ? 'selected' : ''}>${words}</option>`
  return html`<form method="post" class="foot" action="/idp/${connection.id}/fault">
    <input type="hidden" name="back" value="${back}" />
    <label for="fault">Answer with a fault</label>
    <select id="fault" name="fault">${option('', 'none')}${codes.map((code) => option(code, code))}</select>
    <button class="quiet">Set the fault</button>
  </form>`
}

/** Sets the fault of a stand-in, then shows its page again. */
export function serveFaultChoice(app: Application, world: World): void {
  app.post('/idp/:id/fault', async (context) => {
    refuseForeign(world.options, context.req.raw)
    const { connection } = standInOf(world.state, context.req.param('id'))
    const form = new URLSearchParams(await context.req.text())
    const [fault, back] = [form.get('fault') ?? '', form.get('back') ?? '']
    if (!back.startsWith(`/idp/${connection.id}/`)) throw malformed('back must be a page of this identity provider')
    if (fault === '') delete connection.standInFault
    else connection.standInFault = fault
    world.changed()
    return new Response(null, { status: 303, headers: { location: back } })
  })
}
