import { cleanup, configure } from '@testing-library/react'
import { afterEach, expect } from 'vitest'
import { unkeyedLists } from './unkeyed-lists.ts'
import './quick-dom.ts'

// The default is a second, which a machine with other work needs for a first render.
configure({ asyncUtilTimeout: 30_000 })

// The files of a worker share one document.
afterEach(cleanup)

afterEach(() => expect(unkeyedLists.splice(0)).toEqual([]))
