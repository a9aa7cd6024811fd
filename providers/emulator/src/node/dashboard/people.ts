import { html } from 'hono/html'
import { demoPassword } from '../../core/demo.ts'
import type { User } from '../../core/users.ts'
import type { State } from '../../state/state.ts'
import type { Emulator } from '../../types.ts'
import { secondFactors } from './actions.ts'
import { options, post } from './fields.ts'

/** The users, and a form for a new one with the values typed before. */
export function peopleSection(emulator: Emulator, typed: URLSearchParams | null) {
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

const mostPeople = 50

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
