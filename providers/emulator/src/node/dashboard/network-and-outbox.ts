import { html } from 'hono/html'
import type { Message } from '../../core/message-records.ts'
import type { Emulator } from '../../types.ts'
import { faultKinds } from './actions.ts'
import { options, post } from './fields.ts'

/** How late and how wrong answers are. */
export function networkSection(emulator: Emulator) {
  const faults = emulator.faults.list()
  const latency = html`
    <label for="ms">Every answer is late by milliseconds</label>
    <div class="row">
      <input id="ms" name="ms" inputmode="numeric" required value="${emulator.latency()}" />
      <button>Set latency</button>
    </div>`
  const fault = html`
    <label for="kind">What goes wrong</label>
    <select id="kind" name="kind">${options(
      faultKinds.map(({ value, label }) => [value, label] as const),
      '',
    )}</select>
    <label for="operation">At the operation</label>
    <input id="operation" name="operation" value="*" autocapitalize="none" spellcheck="false" aria-describedby="operation-help" />
    <p class="help" id="operation-help">An operation of the contract, such as <code>refreshToken</code>. <code>*</code> is every one.</p>
    <label for="times">How often</label>
    <input id="times" name="times" inputmode="numeric" placeholder="until cleared" />
    <button>Set the fault</button>`
  const set = html`
    <ul class="lines">
      ${faults.map(({ operation, kind, times }) => html`<li><code>${operation}</code> ${kind}${times === undefined ? '' : `, ${times} times`}</li>`)}
    </ul>
    ${post('clear-faults', html`<button>Clear all faults</button>`)}`
  return html`${post('latency', latency)}${post('fault', fault)}${faults.length === 0 ? '' : set}`
}

export function outboxSection(emulator: Emulator) {
  const messages = [...emulator.outbox()].reverse()
  if (messages.length === 0) {
    return html`<p class="help">No message yet. Links and codes for signing in, activating and resetting come here.</p>`
  }
  return html`
    <ol class="messages">${messages.slice(0, mostMessages).map(message)}</ol>
    ${messages.length > mostMessages ? html`<p class="help">The last ${mostMessages} of ${messages.length} messages.</p>` : ''}`
}

const mostMessages = 30

function message({ channel, to, subject, text, foot, sentAt }: Message) {
  const time = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'medium' }).format(new Date(sentAt))
  return html`
    <li>
      <p class="subject">${subject || (channel === 'sms' ? 'Text message' : 'Email')}</p>
      <p class="help">To <bdi dir="ltr">${to}</bdi> · <time datetime="${sentAt}">${time}</time></p>
      <p class="text">${pieces(text)}</p>
      ${foot === undefined ? '' : html`<p class="help">${foot}</p>`}
    </li>`
}

/** A text whose links can be followed and whose codes can be copied. */
function pieces(text: string) {
  return text.split(/(https?:\/\/\S+|\b\d{6}\b)/).map((piece) => {
    if (/^https?:/.test(piece)) return html`<a href="${piece}" target="_blank" rel="noopener">${piece}</a>`
    return /^\d{6}$/.test(piece) ? html`<code data-copy>${piece}</code>` : piece
  })
}
