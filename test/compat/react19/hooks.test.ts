import * as headless from '@portico/headless'
import { act, render, renderHook, waitFor } from '@testing-library/react'
import * as react from 'react'
import { holdHooks } from '../hooks.ts'

holdHooks({
  folder: import.meta.dirname,
  major: 19,
  react,
  headless,
  act,
  until: (holds) => waitFor(holds, { timeout: 30_000 }),
  renderHook(hook, { wrapper, isStrict }) {
    const { result, unmount } = renderHook(hook, { wrapper, reactStrictMode: isStrict })
    return { current: () => result.current, unmount }
  },
  hydrate: (element, container) => render(element, { container, hydrate: true }).unmount,
})
