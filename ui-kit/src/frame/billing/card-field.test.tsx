import { createTestClient } from '@portico/emulator/testing'
import { type PaymentAdapter, type PaymentField, PorticoError, PorticoProvider } from '@portico/headless'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { StrictMode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { LocaleProvider } from '../../i18n/index.ts'
import { type Isolation, ScreenSurface } from '../../isolation/index.ts'
import { de } from '../../locales/de/index.ts'
import { Dialog } from '../../primitives/dialog/dialog.tsx'
import { CardField, type CardFieldProps } from './card-field.tsx'
import { openLightPlace } from './light-place.ts'

afterEach(cleanup)

const site = { publishableKey: 'pk', signal: new AbortController().signal }
const prepared = async () => ({ ok: true, value: site }) as const

/** Returns an adapter of an application, whose field is one input. */
function adapterWith(confirm: PaymentField['confirm'] = async () => null) {
  const events: string[] = []
  const adapter: PaymentAdapter = {
    load: async () => {},
    async mount(element, _, { label }) {
      const input = document.createElement('input')
      input.setAttribute('aria-label', `${label} number`)
      element.append(input)
      events.push('mount')
      return {
        confirm,
        setTheme: ({ scheme }) => events.push(scheme),
        focus: () => input.focus(),
        dispose: () => void events.push('dispose'),
      }
    },
  }
  return { adapter, events }
}

function show(adapter: PaymentAdapter, props: Partial<CardFieldProps> = {}, isolation: Isolation = 'none') {
  const { client } = createTestClient({ payments: adapter })
  const onField = vi.fn<(field: PaymentField | null) => void>()
  const withProps = (given: Partial<CardFieldProps>, locale: 'en' | typeof de = 'en') => (
    <StrictMode>
      <PorticoProvider client={client}>
        <LocaleProvider locale={locale}>
          <ScreenSurface isolation={isolation}>
            <Dialog title="Card" isOpen onOpenChange={() => {}}>
              <CardField prepare={prepared} onField={onField} {...given} />
            </Dialog>
          </ScreenSurface>
        </LocaleProvider>
      </PorticoProvider>
    </StrictMode>
  )
  const { rerender, unmount } = render(withProps(props))
  const field = () => onField.mock.lastCall?.[0] ?? null
  const change = (given: Partial<CardFieldProps>) => rerender(withProps(given))
  return { unmount, field, change, toGerman: () => rerender(withProps(props, de)) }
}

describe('the card field', () => {
  it('hands out one field in strict mode, and disposes of every field that it mounted', async () => {
    const { adapter, events } = adapterWith()
    const { field, unmount } = show(adapter)
    await waitFor(() => expect(field()).not.toBeNull())
    expect(screen.getAllByLabelText('Card number')).toHaveLength(1)
    unmount()
    await waitFor(() => expect(count(events, 'dispose')).toBe(count(events, 'mount')))
    expect(field()).toBeNull()
    expect(screen.queryByLabelText('Card number')).toBeNull()
  })

  it('the card field is in the light DOM of the page, shown through a slot of the shadow root', async () => {
    const { adapter } = adapterWith()
    const { field, unmount } = show(adapter, {}, 'shadow')
    await waitFor(() => expect(field()).not.toBeNull())
    const input = await screen.findByLabelText('Card number')
    const host = document.querySelector('.portico')
    const slotted = input.closest<HTMLElement>('[slot]')
    expect(input.getRootNode()).toBe(document)
    expect(slotted?.parentElement).toBe(host)
    expect(host?.shadowRoot?.querySelector(`slot[name="${slotted?.slot}"]`)).not.toBeNull()
    expect(input.closest('[inert], [aria-hidden="true"]')).toBeNull()
    unmount()
    expect(host?.childElementCount).toBe(0)
  })

  it('passes the focus on to the control before it, where the Tab key leaves it', async () => {
    const { adapter } = adapterWith()
    const { field } = show(adapter, {}, 'shadow')
    await waitFor(() => expect(field()).not.toBeNull())
    const input = await screen.findByLabelText('Card number')
    const close = document.querySelector('.portico')?.shadowRoot?.querySelector('[aria-label="Close"]')
    const focused = vi.fn()
    close?.addEventListener('focus', focused)
    input.closest('[slot]')?.querySelector('span')?.focus()
    await waitFor(() => expect(focused).toHaveBeenCalled())
  })

  it('the place of a card field in a shadow root calls onLeave with the side where the focus leaves', () => {
    const host = document.createElement('div')
    document.body.append(host)
    const inside = document.createElement('div')
    host.attachShadow({ mode: 'open' }).append(inside)
    const onLeave = vi.fn()
    const { element, remove } = openLightPlace(inside, onLeave)
    for (const edge of element.parentElement?.querySelectorAll('span') ?? []) edge.focus()
    expect(onLeave.mock.calls).toEqual([['before'], ['after']])
    remove()
    host.remove()
  })

  it('shows why it cannot be loaded, and mounts again', async () => {
    const { adapter } = adapterWith()
    const prepare = vi.fn(prepared)
    const failed = { ok: false, reason: 'failed', error: new PorticoError('payment-unreachable', 'No answer') } as const
    const refusing: CardFieldProps['prepare'] = async () => (prepare.mock.calls.length < 1 ? failed : prepare())
    const { field } = show(adapter, { prepare: refusing })
    await screen.findByText('We couldn’t reach the payment provider')
    expect(field()).toBeNull()
    void prepare()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(field()).not.toBeNull())
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('keeps the typed card and its field if the language changes', async () => {
    const { adapter, events } = adapterWith()
    const { field, toGerman } = show(adapter, {}, 'shadow')
    await waitFor(() => expect(field()).not.toBeNull())
    const [before, mounted] = [field(), count(events, 'mount')]
    const input = await screen.findByLabelText('Card number')
    await userEvent.type(input, '4242')
    toGerman()
    const root = document.querySelector('.portico')?.shadowRoot
    await waitFor(() => expect(root?.textContent).toContain('Sie geht direkt an den Zahlungsanbieter.'))
    expect(await screen.findByDisplayValue('4242')).toBe(input)
    expect([field(), count(events, 'mount')]).toEqual([before, mounted])
    expect(input.closest('[inert], [aria-hidden="true"]')).toBeNull()
  })

  it('the card field has the colors of the scheme, after each change of it', async () => {
    const { adapter, events } = adapterWith()
    const { field } = show(adapter)
    await waitFor(() => expect(field()).not.toBeNull())
    const frame = document.querySelector<HTMLElement>('.portico-CardFrame')
    const paint = (color: string, background: string) => {
      frame?.style.setProperty('color', color)
      frame?.style.setProperty('background-color', background)
    }
    const scheme = () => {
      frame?.dispatchEvent(new Event('transitionend'))
      return events.at(-1)
    }
    paint('rgb(240, 240, 240)', 'rgb(20, 20, 20)')
    // The effect that follows the frame runs after the field is mounted. A change during the wait would restart it
    // forever.
    await waitFor(() => expect(scheme()).toBe('dark'))
    paint('rgb(20, 20, 20)', 'rgb(255, 255, 255)')
    expect(scheme()).toBe('light')
  })

  it('moves the focus to the field with each fault', async () => {
    const { adapter } = adapterWith()
    const { field, change } = show(adapter)
    await waitFor(() => expect(field()).not.toBeNull())
    change({ error: 'The bank declined that card.', attempt: {} })
    expect((await screen.findByRole('alert')).textContent).toBe('The bank declined that card.')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Card number')))
  })

  it('leaves the question of a bank in use over the dialog, and nothing else', async () => {
    const question = document.createElement('div')
    const other = document.createElement('div')
    const { adapter } = adapterWith(async () => {
      document.body.append(question)
      await waitFor(() => expect(question.dataset['reactAriaTopLayer']).toBe('true'))
      return null
    })
    const { field } = show(adapter)
    await waitFor(() => expect(field()).not.toBeNull())
    const details = { name: 'Acme' }
    const confirmation = { setupIntentSecret: 's', details, signal: site.signal }
    expect(await field()?.confirm(confirmation)).toBeNull()
    expect([question.inert, question.getAttribute('aria-hidden')]).toEqual([false, null])
    document.body.append(other)
    await waitFor(() => expect(other.inert || other.getAttribute('aria-hidden') === 'true').toBe(true))
    question.remove()
    other.remove()
  })
})

function count(events: readonly string[], name: string): number {
  return events.filter((event) => event === name).length
}
