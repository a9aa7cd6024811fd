import { html } from 'hono/html'
import type { Html } from '../../pages/page.ts'

/** A form that is sent to an action of the dashboard. */
export function post(action: string, body: Html) {
  return html`<form method="post" action="/__emulator/dashboard/${action}">${body}</form>`
}

/** A labelled box to tick. */
export function checkbox(name: string, label: string, isOn: boolean, value = 'on') {
  return html`<label class="check"><input type="checkbox" name="${name}" value="${value}" ${isOn ? 'checked' : ''} />${label}</label>`
}

/** The options of a select. */
export function options(choices: readonly (readonly [string, string])[], chosen: string) {
  return choices.map(
    ([value, label]) => html`<option value="${value}" ${value === chosen ? 'selected' : ''}>${label}</option>`,
  )
}
