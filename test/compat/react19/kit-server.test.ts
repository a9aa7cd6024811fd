// @vitest-environment node
import * as headless from '@portico/headless'
import * as kit from '@portico/ui-kit'
import * as react from 'react'
import { renderToString } from 'react-dom/server'
import { holdKitOnServer } from '../kit-server.ts'

holdKitOnServer({ major: 19, react, renderToString, headless, kit })
