import * as headless from '@portico/headless'
import { act, renderHook } from '@testing-library/react-hooks/dom'
import * as react from 'react'
import { hydrate, unmountComponentAtNode } from 'react-dom'
import { vi } from 'vitest'
import { holdHooks } from '../hooks.ts'

holdHooks({
  folder: import.meta.dirname,
  major: 17,
  react,
  headless,
  act,
  until: (holds) => vi.waitFor(holds, { timeout: 30_000 }),
  renderHook(hook, { wrapper, isStrict }) {
    const strict = ({ children }) =>
      react.createElement(react.StrictMode, null, react.createElement(wrapper, null, children))
    const { result, unmount } = renderHook(hook, { wrapper: isStrict ? strict : wrapper })
    return { current: () => result.current, unmount }
  },
  hydrate(element, container) {
    act(() => void hydrate(element, container))
    return () => void unmountComponentAtNode(container)
  },
})
