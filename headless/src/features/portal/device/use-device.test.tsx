import { createTestClient } from '@portico/emulator/testing'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PorticoProvider } from '../../../react/index.ts'
import { useDevice } from './hooks.ts'

const userAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:127.0) Gecko/20100101 Firefox/127.0'

function Device() {
  const browser = useDevice({ userAgent }, ({ value }) => value?.browser)
  return <p>{browser}</p>
}

it('renders the browser of a session', async () => {
  const { client } = createTestClient()
  render(
    <PorticoProvider client={client}>
      <Device />
    </PorticoProvider>,
  )
  expect(await screen.findByText('Firefox')).toBeTruthy()
})
