import { configure } from '@testing-library/react'

// The default is a second, which a machine with other work needs for a first render.
configure({ asyncUtilTimeout: 30_000 })
