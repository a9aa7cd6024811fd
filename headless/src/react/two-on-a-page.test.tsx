import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { openApp } from '../../test/open-app.ts'
import { quietClient } from '../../test/quiet-client.ts'
import type { Feature } from '../client/index.ts'
import { keepAlive } from '../core/slice.ts'
import { PorticoProvider } from './context.ts'
import { createFeatureHook } from './feature-hook.ts'
import { useSession } from './use-session.ts'

interface SearchState {
  readonly scope: string
  readonly words: string
}

interface SearchActions {
  search(words: string): void
}

const search: Feature<SearchState, SearchActions, { readonly within: string } | undefined> = {
  name: 'search',
  scope: 'client',
  state: ({ options }) => ({ scope: options?.within ?? 'everything', words: '' }),
  actions: ({ step }) => ({ search: step(({ set }, words) => set({ words })) }),
}
const useSearch = createFeatureHook(search)

afterEach(cleanup)

/** A search field that renders its scope and its words. */
function Field({ name, at }: { readonly name: string; readonly at?: string }) {
  const options = at === undefined ? undefined : { within: at }
  const { scope, words, search: searchFor } = useSearch(options)
  return (
    <button type="button" name={name} onClick={() => searchFor(`asked in ${name}`)}>
      {scope}: {words}
    </button>
  )
}

function texts() {
  return screen.getAllByRole('button').map((button) => button.textContent)
}

function press(index: number) {
  act(() => screen.getAllByRole('button')[index]?.click())
}

describe('two clients on a page', () => {
  it('share nothing', () => {
    render(
      <>
        <PorticoProvider client={quietClient({ name: 'shop' }).client}>
          <Field name="shop" />
        </PorticoProvider>
        <PorticoProvider client={quietClient({ name: 'forum' }).client}>
          <Field name="forum" />
        </PorticoProvider>
      </>,
    )
    press(0)
    expect(texts()).toEqual(['everything: asked in shop', 'everything: '])
  })

  it('share nothing under one name either', () => {
    render(
      <>
        <PorticoProvider client={quietClient().client}>
          <Field name="one" />
        </PorticoProvider>
        <PorticoProvider client={quietClient().client}>
          <Field name="other" />
        </PorticoProvider>
      </>,
    )
    press(1)
    expect(texts()).toEqual(['everything: ', 'everything: asked in other'])
  })

  it('two clients on a page are distinguished by the nearest provider', () => {
    render(
      <PorticoProvider client={quietClient().client}>
        <Field name="outer" />
        <PorticoProvider client={quietClient().client}>
          <Field name="inner" />
        </PorticoProvider>
      </PorticoProvider>,
    )
    press(1)
    expect(texts()).toEqual(['everything: ', 'everything: asked in inner'])
  })

  it('two clients on a page may have different users signed in', async () => {
    const one = await openApp({ signedInAs: 'admin@acme.test' })
    const other = await openApp({ beside: one, signedInAs: 'reader@acme.test' })
    function Who() {
      return <output>{useSession(({ user }) => user?.email)}</output>
    }
    render(
      <>
        <PorticoProvider client={one.client}>
          <Who />
        </PorticoProvider>
        <PorticoProvider client={other.client}>
          <Who />
        </PorticoProvider>
      </>,
    )
    const shown = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
    expect(shown()).toEqual(['admin@acme.test', 'reader@acme.test'])
    await act(async () => void (await other.client.session.logOut()))
    expect(shown()).toEqual(['admin@acme.test', ''])
  })

  it('two clients on a page can replace each other', () => {
    const [one, other] = [quietClient().client, quietClient().client]
    other.get(search).actions.search('asked before')
    const page = (client: typeof one) => (
      <PorticoProvider client={client}>
        <Field name="only" />
      </PorticoProvider>
    )
    const { rerender } = render(page(one))
    rerender(page(other))
    expect(texts()).toEqual(['everything: asked before'])
    press(0)
    expect(one.get(search).getSnapshot().words).toBe('')
    expect(texts()).toEqual(['everything: asked in only'])
  })
})

describe('two slices of one feature on a page', () => {
  it('two slices of one feature do not collide with each other, nor with the slice without a key', () => {
    render(
      <PorticoProvider client={quietClient().client}>
        <Field name="page" />
        <Field name="picker" at="picker" />
        <Field name="dialog" at="dialog" />
      </PorticoProvider>,
    )
    press(1)
    expect(texts()).toEqual(['everything: ', 'picker: asked in picker', 'dialog: '])
    press(0)
    expect(texts()).toEqual(['everything: asked in page', 'picker: asked in picker', 'dialog: '])
  })

  it('two slices of one feature are one if they have one key', () => {
    render(
      <PorticoProvider client={quietClient().client}>
        <Field name="field" at="picker" />
        <Field name="mirror" at="picker" />
      </PorticoProvider>,
    )
    press(0)
    expect(texts()).toEqual(['picker: asked in field', 'picker: asked in field'])
  })

  it('a change of the key moves between the slices of one feature', () => {
    const { client } = quietClient()
    const page = (at: string) => (
      <PorticoProvider client={client}>
        <Field name={at} at={at} />
      </PorticoProvider>
    )
    const { rerender } = render(page('left'))
    press(0)
    rerender(page('right'))
    expect(texts()).toEqual(['right: '])
    rerender(page('left'))
    expect(texts()).toEqual(['left: asked in left'])
  })

  it('a slice is forgotten once the last component that showed it has stayed unmounted', async () => {
    const { client, ports } = quietClient()
    const page = (isShown: boolean) => (
      <PorticoProvider client={client}>{isShown && <Field name="picker" at="picker" />}</PorticoProvider>
    )
    const { rerender } = render(page(true))
    press(0)
    rerender(page(false))
    await act(() => ports.clock.advance(keepAlive))
    rerender(page(true))
    expect(texts()).toEqual(['picker: '])
  })
})
