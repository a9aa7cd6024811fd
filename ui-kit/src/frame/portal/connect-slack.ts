'use client'

import { type Context, createContext } from 'react'

/** Leads a person to the consent of Slack, from which they return to the application, with a code for `connect` of `useSlackWorkspace`. */
export type ConnectSlack = (application: { readonly clientId: string }) => void

/** The way of the application to the consent of Slack; `null` for that of the section itself. */
export const ConnectSlackContext: Context<ConnectSlack | null> = createContext<ConnectSlack | null>(null)
