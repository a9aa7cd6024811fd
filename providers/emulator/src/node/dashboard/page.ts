import { html } from 'hono/html'
import { demoPassword } from '../../core/demo.ts'
import type { Message } from '../../core/message-records.ts'
import type { User } from '../../core/users.ts'
import { type Html, hostedPage } from '../../pages/page.ts'
import type { State } from '../../state/state.ts'
import type { Emulator } from '../../types.ts'
import { type Action, actions, faultKinds, secondFactors } from './actions.ts'
import { options, post } from './fields.ts'
import { clockSection, policiesSection, waysInSection } from './settings.ts'

const mostPeople = 50

const mostMessages = 30

/** The result of a form. */
export interface Outcome {
  /** The name of the form that is done. */
  readonly done?: string | null
  /** The fault of a form: its section, its text and the typed values. */
  readonly problem?: { readonly section: Action['section']; readonly text: string; readonly form: URLSearchParams }
}

export function dashboardPage(emulator: Emulator, { done, problem }: Outcome): Promise<Response> {
  const message = done && Object.hasOwn(actions, done) ? actions[done]?.done : undefined
  const problemIn = (section: Action['section']) =>
    problem?.section === section ? html`<p role="alert">${problem.text}</p>` : ''
  const section = (id: string, title: string, body: Html, isWide = false) => html`
    <section id="${id}" class="card ${isWide ? 'across' : ''}" aria-labelledby="${id}-title">
      <h2 id="${id}-title">${title}</h2>
      ${body}
    </section>`
  return hostedPage({
    title: problem ? 'Error: Dashboard' : 'Dashboard',
    isWide: true,
    status: problem ? 400 : 200,
    style: '/__emulator/dashboard/style.css',
    script: '/__emulator/dashboard/copy.js',
    body: html`
      <p class="lead">What the provider does for the application in front of it. Every change counts at once.</p>
      <nav aria-label="Sections">
        <a href="#ways-in">Ways in</a> <a href="#policies">Policies</a> <a href="#clock">Clock</a>
        <a href="#network">Network</a> <a href="#outbox">Outbox</a> <a href="#people">People</a>
        <a href="/__emulator/">Refresh</a>
      </nav>
      <p role="status" class="done">${message ?? ''}</p>
      <div class="cards">
        ${section('ways-in', 'Ways in', html`${problemIn('ways-in')}${waysInSection(emulator)}`)}
        ${section('policies', 'Policies', html`${problemIn('policies')}${policiesSection(emulator)}`)}
        ${section('clock', 'Clock', html`${problemIn('clock')}${clockSection(emulator)}`)}
        ${section('network', 'Network', html`${problemIn('network')}${networkSection(emulator)}`)}
        ${section('outbox', 'Outbox', outboxSection(emulator), true)}
        ${section('people', 'People', html`${problemIn('people')}${peopleSection(emulator, problem?.section === 'people' ? problem.form : null)}`, true)}
        ${section(
          'reset',
          'Start again',
          html`<p class="help">People, outbox, policies, clock and faults go back to how they were at the start. All are signed out.</p>
            <form method="post" action="/__emulator/dashboard/reset"><button class="danger">Reset the emulator</button></form>`,
          true,
        )}
      </div>`,
  })
}

/** The users, and a form for a new one with the values typed before. */
function peopleSection(emulator: Emulator, typed: URLSearchParams | null) {
  const state = emulator.snapshot()
  const { users, tenants, roles } = state
  const kept = (name: string) => typed?.get(name) ?? ''
  const usual = roles.find(({ isDefault }) => isDefault)?.key ?? ''
  const add = html`
    <h3>Add a person</h3>
    <div class="fields">
      <div><label for="email">Email</label><input id="email" name="email" type="email" required autocomplete="off" value="${kept('email')}" /></div>
      <div><label for="name">Name</label><input id="name" name="name" autocomplete="off" value="${kept('name')}" /></div>
      <div><label for="tenant">Tenant</label><select id="tenant" name="tenant">${options(
        tenants.map(({ id, name }) => [id, name] as const),
        kept('tenant'),
      )}</select></div>
      <div><label for="role">Role</label><select id="role" name="role">${options(
        roles.map(({ key, name }) => [key, name] as const),
        kept('role') || usual,
      )}</select></div>
      <div><label for="secondFactor">Second factor</label><select id="secondFactor" name="secondFactor">${options(
        secondFactors.map(({ value, label }) => [value, label] as const),
        kept('secondFactor'),
      )}</select></div>
    </div>
    <button>Add the person</button>`
  return html`
    <p class="help">The password of the demo accounts and of those you add is <code data-copy>${demoPassword}</code></p>
    <ul class="accounts">${users.slice(0, mostPeople).map((user) => account(state, user))}</ul>
    ${users.length > mostPeople ? html`<p class="help">The first ${mostPeople} of ${users.length} people.</p>` : ''}
    ${post('add-user', add)}`
}

function account(state: State, user: User) {
  const { email, name, isLocked, isMfaForced, authenticators, phones = [], hasEmailCode = false, memberships } = user
  const named = state.tenants.filter(({ id }) => memberships.some(({ tenantId }) => tenantId === id))
  const hasFactor = authenticators.length > 0 || phones.length > 0 || hasEmailCode
  return html`
    <li>
      <span class="who">
        <bdi class="name">${name || email}</bdi>
        <span class="address"><bdi dir="ltr" data-copy>${email}</bdi> · ${named.map((tenant) => tenant.name).join(', ')}</span>
      </span>
      <span class="badges">
        ${isLocked ? html`<span class="badge" data-tone="danger">Locked</span>` : ''}
        ${hasFactor || isMfaForced ? html`<span class="badge">${hasFactor ? 'Second factor' : 'Sets up a second factor'}</span>` : ''}
      </span>
      ${post(
        'lock',
        html`<input type="hidden" name="email" value="${email}" />
          <button name="isLocked" value="${isLocked ? 'false' : 'true'}" aria-label="${isLocked ? 'Unlock' : 'Lock'} ${email}">${isLocked ? 'Unlock' : 'Lock'}</button>`,
      )}
    </li>`
}

/** How late and how wrong answers are. */
function networkSection(emulator: Emulator) {
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

function outboxSection(emulator: Emulator) {
  const messages = [...emulator.outbox()].reverse()
  if (messages.length === 0) {
    return html`<p class="help">No message yet. Links and codes for signing in, activating and resetting come here.</p>`
  }
  return html`
    <ol class="messages">${messages.slice(0, mostMessages).map(message)}</ol>
    ${messages.length > mostMessages ? html`<p class="help">The last ${mostMessages} of ${messages.length} messages.</p>` : ''}`
}

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
