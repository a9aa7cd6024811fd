import * as headless from '@portico/headless'
import * as kit from '@portico/ui-kit'
import * as library from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import * as react from 'react'
import { holdKit } from '../kit.ts'

holdKit({ major: 19, react, headless, kit, library, user: userEvent })
